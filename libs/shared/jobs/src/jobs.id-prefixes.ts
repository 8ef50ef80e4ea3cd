export const jobsIdPrefixes = { job: 'a job' } as const;

declare module '@livery/kernel' {
  interface IdPrefixes extends Readonly<typeof jobsIdPrefixes> {}
}
