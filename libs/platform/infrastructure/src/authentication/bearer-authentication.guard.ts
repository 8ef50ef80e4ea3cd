import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { endpointOf, takesBearer } from '@livery/http';
import { bearerMissing, credentialsInQuery, credentialsInvalid, credentialsMissing } from '@livery/platform-domain';
import type { Request } from 'express';

const BEARER = /^bearer(?: |$)/i;
const CREDENTIAL_PARAMETERS = ['access_token', 'api_key', 'client_secret'];

/** Requires a valid credential at every endpoint that is not declared public, and whose caller is not a session. */
@Injectable()
export class BearerAuthenticationGuard extends AuthGuard('bearer') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = endpointOf(context.getHandler());
    if (endpoint !== undefined && !takesBearer(endpoint)) return true;
    const request = context.switchToHttp().getRequest<Request>();
    const { query } = request;
    const misplaced = CREDENTIAL_PARAMETERS.find((parameter) => parameter in query);
    if (misplaced !== undefined) throw credentialsInQuery(misplaced);
    request.authenticateAgain = async () => super.canActivate(context);
    return (await super.canActivate(context)) === true;
  }

  override getAuthenticateOptions(): { readonly session: false; readonly property: 'principal' } {
    return { session: false, property: 'principal' };
  }

  override handleRequest<User>(error: unknown, user: User | false, _: unknown, context: ExecutionContext): User {
    if (error instanceof Error) throw error;
    if (user) return user;
    const { authorization } = context.switchToHttp().getRequest<Request>().headers;
    if (authorization === undefined) throw credentialsMissing();
    throw BEARER.test(authorization) ? credentialsInvalid() : bearerMissing();
  }
}
