import { CreatedListQuery, Described } from '@livery/http';
import { Allow, IsOptional, IsString } from 'class-validator';

export class ListEventsQuery extends CreatedListQuery {
  /** The interface document has text here, and a number in every other list. */
  @Described({
    type: 'string',
    pattern: '^(0{0,2}[1-9]|0?[1-9][0-9]|1[0-9]{2}|200)$',
    default: '50',
    description: 'The largest number of records on a page, from 1 to 200.',
  })
  @Allow()
  override readonly limit?: unknown;

  @Described({
    maxLength: 100,
    pattern: '^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*(\\.\\*)?$',
    description: 'Returns only events of this type, or of all types that begin with a prefix, such as `brand.*`.',
    examples: ['brand.check.completed'],
  })
  @IsOptional()
  @IsString()
  readonly type?: string;
}
