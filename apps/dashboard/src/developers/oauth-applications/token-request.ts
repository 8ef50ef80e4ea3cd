/** Commands for a shell that exchange the secret of an application for a token, and use the token. */
export function tokenRequest(origin: string, clientId: string, scope: string | undefined): string {
  return [
    `curl '${origin}/api/v1/oauth/token' \\`,
    `  -u "${clientId}:$LIVERY_CLIENT_SECRET" \\`,
    `  -d grant_type=client_credentials${scope === undefined ? '' : ` -d scope=${scope}`}`,
  ].join('\n');
}
