import { Described } from '@livery/requests';
import { IsString } from 'class-validator';
import { ShownSessionRequest } from './shown-session.request.ts';

export class PasswordRequest extends ShownSessionRequest {
  @Described({
    maxLength: 1_024,
    description:
      'The password of the person who is signed in. A new one has 15 to 256 characters, at least 5 different ones, and is more than the email or its first part with digits or signs.',
  })
  @IsString()
  readonly password: string;
}
