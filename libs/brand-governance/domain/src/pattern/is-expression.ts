/** Whether a pattern is an expression of the linear dialect, written as `/…/flags` (check catalogue, 4). */
export function isExpression(pattern: string): boolean {
  return /^\/.+\/[a-z]*$/s.test(pattern);
}
