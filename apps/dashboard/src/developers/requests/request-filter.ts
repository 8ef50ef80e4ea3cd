import type { ListRequestLogsQuery } from '@livery/sdk';
import { createdWithin, type DayRange, dayRangeOf } from '../filters/day-range.ts';
import { choiceIn, type Search, textIn } from '../filters/search-values.ts';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
/** A status, or a class of them. */
const STATUS = /^[1-5](?:\d\d|xx)$/;

/** The list shows the requests that fit all of these. */
export interface RequestFilter extends DayRange {
  readonly method?: (typeof METHODS)[number] | undefined;
  readonly status?: string | undefined;
  readonly code?: string | undefined;
  readonly path?: string | undefined;
  /** The key, application or user that sent them. */
  readonly principal?: string | undefined;
}

/** Why a text is no status; null if it is one. */
export function statusProblem(text: string): string | null {
  return STATUS.test(text.toLowerCase()) ? null : 'A status is a number from 100 to 599, or a class such as 4xx.';
}

/** The filter in the address. Other values are dropped. */
export function requestFilterOf(search: Search): RequestFilter {
  const status = textIn(search, 'status')?.toLowerCase();
  return {
    method: choiceIn(search, 'method', METHODS),
    status: status !== undefined && statusProblem(status) === null ? status : undefined,
    code: textIn(search, 'code'),
    path: textIn(search, 'path'),
    principal: textIn(search, 'principal'),
    ...dayRangeOf(search),
  };
}

/** The filter as parameters of the list of the API. */
export function requestQueryOf({ from, to, ...filter }: RequestFilter): ListRequestLogsQuery {
  return { ...filter, ...createdWithin({ from, to }) };
}
