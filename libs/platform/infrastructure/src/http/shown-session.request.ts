import { Described } from '@livery/requests';
import { IsOptional, IsString } from 'class-validator';

/** A request of a page that shows the person of a session. The browser may have another session meanwhile. */
export class ShownSessionRequest {
  @Described({
    pattern: '^sess_[0-9A-Za-z]{22}$',
    description: 'The session that the page shows. If the browser has another one, the request is refused.',
    examples: ['sess_0350tEyI3ThR2kZQtU0Onj'],
  })
  @IsOptional()
  @IsString()
  readonly session?: string | null;
}
