import type { TableStyleSource } from './source/table-style-source.ts';
import {
  dark2,
  light1,
  light2,
  light3,
  medium1,
  medium2,
  medium3,
  medium4,
  noStyle,
  tableGrid,
  type TableStyleFamily,
  themed1,
  themed2,
} from './table-style-families.ts';

/** The styles of one family: their identifiers by the number of the accent, 0 for the style without accent. */
interface Family {
  readonly name: string;
  readonly partsOf: TableStyleFamily;
  /** The theme colour of the style without accent. */
  readonly plain: string;
  readonly ids: Readonly<Record<number, string>>;
}

const FAMILIES: readonly Family[] = [
  { name: 'No Style, No Grid', partsOf: noStyle, plain: 'tx1', ids: { 0: '2D5ABB26-0587-4C30-8999-92F81FD0307C' } },
  {
    name: 'No Style, Table Grid',
    partsOf: tableGrid,
    plain: 'tx1',
    ids: { 0: '5940675A-B579-460E-94D1-54222C63F5DA' },
  },
  {
    name: 'Themed Style 1',
    partsOf: themed1,
    plain: 'tx1',
    ids: {
      1: '3C2FFA5D-87B4-456A-9821-1D502468CF0F',
      2: '284E427A-3D55-4303-BF80-6455036E1DE7',
      3: '69C7853C-536D-4A76-A0AE-DD22124D55A5',
      5: '35758FB7-9AC5-4552-8A53-C91805E547FA',
      6: '08FB837D-C827-4EFA-A057-4D05807E0F7C',
    },
  },
  { name: 'Themed Style 2', partsOf: themed2, plain: 'tx1', ids: { 1: 'D113A9D2-9D6B-4929-AA2D-F23B5EE8CBE7' } },
  {
    name: 'Light Style 1',
    partsOf: light1,
    plain: 'tx1',
    ids: {
      0: '9D7B26C5-4107-4FEC-AEDC-1716B250A1EF',
      1: '3B4B98B0-60AC-42C2-AFA5-B58CD77FA1E5',
      2: '0E3FDE45-AF77-4B5C-9715-49D594BDF05E',
      3: 'C083E6E3-FA7D-4D7B-A595-EF9225AFEA82',
      4: 'D27102A9-8310-4765-A935-A1911B00CA55',
      5: '5FD0F851-EC5A-4D38-B0AD-8093EC10F338',
    },
  },
  {
    name: 'Light Style 2',
    partsOf: light2,
    plain: 'tx1',
    ids: {
      0: '7E9639D4-E3E2-4D34-9284-5A2195B3D0D7',
      1: '69012ECD-51FC-41F1-AA8D-1B2483CD663E',
      2: '72833802-FEF1-4C79-8D5D-14CF1EAF98D9',
      4: '17292A2E-F333-43FB-9621-5CBBE7FDCDCB',
      6: '912C8C85-51F0-491E-9774-3900AFEF0FD7',
    },
  },
  {
    name: 'Light Style 3',
    partsOf: light3,
    plain: 'tx1',
    ids: {
      1: 'BC89EF96-8CEA-46FF-86C4-4CE0E7609802',
      2: '5DA37D80-6434-44D0-A028-1B22A696006F',
      6: 'E8B1032C-EA38-4F05-BA0D-38AFFFC7BED3',
    },
  },
  {
    name: 'Medium Style 1',
    partsOf: medium1,
    plain: 'dk1',
    ids: {
      0: '793D81CF-94F2-401A-BA57-92F5A7B2D0C5',
      1: 'B301B821-A1FF-4177-AEE7-76D212191A09',
      2: '9DCAF9ED-07DC-4A11-8D7F-57B35C25682E',
      3: '1FECB4D8-DB02-4DC6-A0A2-4F2EBAE1DC90',
      6: '10A1B5D5-9B99-4C35-A422-299274C87663',
    },
  },
  {
    name: 'Medium Style 2',
    partsOf: medium2,
    plain: 'dk1',
    ids: {
      0: '073A0DAA-6AF3-43AB-8588-CEC1D06C72B9',
      1: '5C22544A-7EE6-4342-B048-85BDC9FD1C3A',
      2: '21E4AEA4-8DFA-4A89-87EB-49C32662AFE0',
      3: 'F5AB1C69-6EDB-4FF4-983F-18BD219EF322',
      4: '00A15C55-8517-42AA-B614-E9B94910E393',
      5: '7DF18680-E054-41AD-8BC1-D1AEF772440D',
      6: '93296810-A885-4BE3-A3E7-6D5BEEA58F35',
    },
  },
  {
    name: 'Medium Style 3',
    partsOf: medium3,
    plain: 'dk1',
    ids: {
      1: '6E25E649-3F16-4E02-A733-19D2CDBF48F0',
      2: '85BE263C-DBD7-4A20-BB59-AAB30ACAA65A',
      3: 'EB344D84-9AFB-497E-A393-DC336BA19D2E',
      6: '2A488322-F2BA-4B5B-9748-0D474271808F',
    },
  },
  {
    name: 'Medium Style 4',
    partsOf: medium4,
    plain: 'dk1',
    ids: {
      0: 'D7AC3CCA-C797-4891-BE02-D94E43425B78',
      1: '69CF1AB2-1976-4502-BF36-3FF5EA218861',
      3: '0505E3EF-67EA-436B-97B2-0124C06EBD24',
      4: 'C4B1156A-380E-4F78-BDF5-A606A8083BF9',
      5: '22838BEF-8BB2-4498-84A7-C5851F593DF1',
      6: '16D9F66E-5EB9-4882-86FB-DCBF35E3C3E4',
    },
  },
  { name: 'Dark Style 2', partsOf: dark2, plain: 'dk1', ids: { 0: '5202B0CA-FC54-4496-8BCA-5EF66A818D29' } },
];

/** The table styles that files may refer to without containing them (effective values, 5.1). */
export const BUILT_IN_TABLE_STYLES: readonly TableStyleSource[] = FAMILIES.flatMap(({ name, partsOf, plain, ids }) =>
  Object.entries(ids).map(([number, id]) => {
    const accent = Number(number);
    const displayName = accent === 0 ? name : `${name} - Accent ${accent}`;
    return { id: `{${id}}`, name: displayName, ...partsOf(accent === 0 ? plain : `accent${accent}`) };
  }),
);
