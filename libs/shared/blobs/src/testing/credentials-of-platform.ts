import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { S3Keys } from '../store/s3-blob-store.ts';

/** Gives this process temporary keys over HTTP, as ECS and EKS do (AWS SDK, "container credential provider"). */
export class CredentialsOfPlatform implements AsyncDisposable {
  private status = 200;

  private constructor(private readonly server: Server) {}

  static async serve({ accessKeyId, secretAccessKey }: S3Keys): Promise<CredentialsOfPlatform> {
    const server = createServer((_, response) => {
      response.statusCode = platform.status;
      const Expiration = new Date(Date.now() + 3_600_000).toISOString();
      const keys = { AccessKeyId: accessKeyId, SecretAccessKey: secretAccessKey, Token: 'token', Expiration };
      response.end(JSON.stringify(platform.status === 200 ? keys : { Code: 'AccessDenied' }));
    });
    const platform = new CredentialsOfPlatform(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    process.env.AWS_CONTAINER_CREDENTIALS_FULL_URI = `http://127.0.0.1:${port}/keys`;
    return platform;
  }

  /** From now on there are no keys. */
  refuse(): void {
    this.status = 403;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    delete process.env.AWS_CONTAINER_CREDENTIALS_FULL_URI;
    this.server.closeAllConnections();
    await once(this.server.close(), 'close');
  }
}
