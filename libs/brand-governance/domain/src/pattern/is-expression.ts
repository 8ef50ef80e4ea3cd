/** `/…/flags` is an expression of the linear dialect (check catalogue, 4). */
export function isExpression(pattern: string): boolean {
  return /^\/.+\/[a-z]*$/s.test(pattern);
}
