import { Described } from './described.ts';
import { IsBoolean, IsOptional, IsString } from 'class-validator';

/** The description of members that only the service sets. */
export const READ_ONLY = 'Read-only. It is accepted so that you can send what GET returned. Its value is ignored.';

/**
 * The read-only members that records share. A PUT accepts them, so that a client can send back what GET returned.
 * Their types are checked. Their values are ignored.
 */
export class ReadOnlyMembers {
  @Described({ description: READ_ONLY })
  @IsOptional()
  @IsString()
  readonly organization?: string | null;

  @Described({ description: READ_ONLY })
  @IsOptional()
  @IsBoolean()
  readonly livemode?: boolean | null;

  @Described({ description: READ_ONLY })
  @IsOptional()
  @IsString()
  readonly created?: string | null;

  @Described({ description: READ_ONLY })
  @IsOptional()
  @IsString()
  readonly updated?: string | null;
}
