import type { ApiClient } from '@livery/testing';

/** The palette that `samples/README.md` judges its deck by. */
export const NORTHWIND_PALETTE = {
  name: 'Northwind',
  colors: [
    { name: 'Brand Navy', hex: '#14213D' },
    { name: 'Brand Amber', hex: '#FCA311' },
    { name: 'Brand Teal', hex: '#2A9D8F' },
    { name: 'Mist', hex: '#E5E5E5' },
  ],
};

/** Stores the palette and the fonts of `samples/README.md`; the rules stay the default ones. */
export async function storeNorthwindBrand(client: ApiClient): Promise<void> {
  await client.put('/brand_palettes', { palettes: [NORTHWIND_PALETTE] });
  await client.post('/fonts', { name: 'Inter', roles: ['body'] });
  await client.post('/fonts', { name: 'Inter Display', roles: ['heading'] });
}
