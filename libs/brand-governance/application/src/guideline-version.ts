import { canonicalGuideline, type Guideline } from '@livery/brand-governance-domain';
import { sha256Hex } from './sha256-hex.ts';

/** The hexadecimal SHA-256 of the canonical guideline. */
export function guidelineVersion(guideline: Guideline): Promise<string> {
  return sha256Hex(new TextEncoder().encode(canonicalGuideline(guideline)));
}
