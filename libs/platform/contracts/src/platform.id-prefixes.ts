/** The prefixes of the ids of this context's records, and what each names. */
export const platformIdPrefixes = {
  mem: 'a membership',
  oa_client: 'the client_id of an OAuth application',
  audit: 'an entry of the audit log',
  sess: 'a session of a person who is signed in',
  ping: 'an answer to a ping',
} as const;

declare module '@livery/kernel' {
  interface IdPrefixes extends Readonly<typeof platformIdPrefixes> {}
}
