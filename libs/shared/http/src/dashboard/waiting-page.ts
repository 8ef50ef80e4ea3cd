/** What is known of the build of a web application. */
export type WebBuild = Readonly<
  { status: 'unknown' } | { status: 'running' } | { status: 'ended' } | { status: 'failed'; reason: string }
>;
