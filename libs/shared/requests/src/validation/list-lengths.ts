import type { ClassConstructor } from 'class-transformer';
import { nestedMembers } from '../nested-members.ts';
import { prototypeOf } from '../prototype-of.ts';
import { pathOf } from './class-problems.ts';
import type { Problem } from './problem.ts';

/** A request in which lists that are too long are empty, and the problems of these lists. */
interface BoundedRequest {
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

/** Empties lists that are too long, because class-transformer and class-validator would visit all of their members. */
export function boundLists(value: unknown, type: ClassConstructor<object>, path = ''): BoundedRequest {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { value, problems: [] };
  const problems: Problem[] = [];
  const bounded: Record<string, unknown> = {};
  for (const { property, type: member, most } of nestedMembers(prototypeOf(type))) {
    const list: unknown = Reflect.get(value, property);
    if (most === null || !Array.isArray(list)) continue;
    const param = pathOf(path, property);
    if (list.length > most) {
      problems.push({
        code: 'parameter_invalid',
        message: `${param} must be a list of at most ${most} objects.`,
        param,
      });
      bounded[property] = [];
      continue;
    }
    const items = list.map((item, index) => boundLists(item, member(), pathOf(param, String(index))));
    problems.push(...items.flatMap((item) => item.problems));
    if (items.some((item) => item.problems.length > 0)) bounded[property] = items.map((item) => item.value);
  }
  return { value: problems.length > 0 ? { ...value, ...bounded } : value, problems };
}
