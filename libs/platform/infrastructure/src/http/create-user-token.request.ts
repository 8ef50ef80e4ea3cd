import { Described } from '@livery/requests';
import { IsBoolean, IsString } from 'class-validator';
import { ShownSessionRequest } from './shown-session.request.ts';

export class CreateUserTokenRequest extends ShownSessionRequest {
  @Described({
    pattern: '^org_[0-9A-Za-z]{22}$',
    description: 'The organization. The person must be an active member of it.',
    examples: ['org_0350tEyGyzqRdknuSa79Wn'],
  })
  @IsString()
  readonly organization: string;

  @Described({ description: 'True for live mode, false for test mode.', examples: [true] })
  @IsBoolean()
  readonly livemode: boolean;
}
