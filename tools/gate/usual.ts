import { BUDGETS, type Usual } from '../build/budget.ts';
import type { Chosen } from './selection.ts';

/** The usual times of what was chosen. A part without a sample of its own has the times of the whole. */
export function usualOf({ part, extent }: Pick<Chosen, 'part' | 'extent'>): Usual {
  const budget = BUDGETS[part.name];
  return extent === 'sample' && 'sample' in budget ? budget.sample : budget.whole;
}
