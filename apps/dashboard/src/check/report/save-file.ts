import type { BrandCheck } from '@livery/sdk';
import { nameOf } from '../check-columns.tsx';

/** Saves a page with the report on a check under a name that tells what it is about. */
export function saveFile(page: Blob, check: BrandCheck): void {
  const url = URL.createObjectURL(page);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${nameOf(check)} - brand report.html`;
  link.click();
  URL.revokeObjectURL(url);
}
