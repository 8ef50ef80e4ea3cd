import type { ApiClient } from '@livery/testing';

/** The palette with which the sample deck is checked in `samples/README.md`. */
export const NORTHWIND_PALETTE = {
  name: 'Northwind',
  colors: [
    { name: 'Brand Navy', hex: '#14213D' },
    { name: 'Brand Amber', hex: '#FCA311' },
    { name: 'Brand Teal', hex: '#2A9D8F' },
    { name: 'Mist', hex: '#E5E5E5' },
  ],
};

/** Stores the palette and the fonts of `samples/README.md` and keeps the default rules. */
export async function storeNorthwindBrand(client: ApiClient): Promise<void> {
  await client.put('/brand_palettes', { palettes: [NORTHWIND_PALETTE] });
  await client.post('/fonts', { name: 'Inter', roles: ['body'] });
  await client.post('/fonts', { name: 'Inter Display', roles: ['heading'] });
}
