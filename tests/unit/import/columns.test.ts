import { describe, expect, it } from 'vitest';
import { fold } from '#lib/text/fold.ts';
import { planColumns, requireProductName } from '#server/domains/import/column-plan.ts';
import { columnNames, columnOfHeader, columns } from '#server/domains/import/columns.ts';

const customFields = [
  { en: 'Cost centre', fr: 'Centre de coûts' },
  { en: 'Format', fr: 'Armoire' },
];

describe('columnOfHeader', () => {
  it('knows every declared header as the column that declares it', () => {
    for (const name of columnNames) {
      for (const header of [...columns[name].en, ...columns[name].fr]) {
        expect(columnOfHeader(header.toUpperCase(), []), header).toBe(name);
      }
    }
  });

  it('declares no header for two columns', () => {
    const owners = new Map<string, string>();
    for (const name of columnNames) {
      for (const header of [...columns[name].en, ...columns[name].fr].map(fold)) {
        expect(owners.get(header) ?? name, header).toBe(name);
        owners.set(header, name);
      }
    }
  });

  it.each([
    ['N° CAS', 'cas'],
    ['no CAS', 'cas'],
    ['numero_de_produit', 'productIds'],
    ['  PRODUCT   NAME: ', 'productName'],
    ['centre de couts', 'custom1'],
    ['date de révision', 'sheetDate'],
    ['productName', 'productName'],
    ['Fabricant / Supplier', 'manufacturer'],
    ['Nom du produit / Product name', 'productName'],
    ['Product Name\nNom du produit', 'productName'],
    ['Manufacturer - Fabricant', 'manufacturer'],
    ['No. produit', 'productIds'],
    ['No. de produit', 'productIds'],
    ['Product #', 'productIds'],
    ['N° CAS / CAS No.', 'cas'],
    ['Emplacement (bâtiment > local)', 'locations'],
    ['Fournisseurs', 'manufacturer'],
    ['Manufacturer/Supplier', 'manufacturer'],
    ['Manufacturier', 'manufacturer'],
    ['Cat. No.', 'productIds'],
    ['Article no.', 'productIds'],
    ['Room', 'locations'],
    ['Building / Bâtiment', 'locations'],
    ['Date Revised', 'sheetDate'],
  ])('knows %j as %s', (header, name) => expect(columnOfHeader(header, customFields)).toBe(name));

  it('prefers the organisation’s own label to a header of ours', () => {
    expect(columnOfHeader('Format', customFields)).toBe('custom2');
  });

  it.each(['Product / Manufacturer', 'Location / Quantity'])('does not know %j, which says two things', (header) =>
    expect(columnOfHeader(header, [])).toBeUndefined(),
  );

  it('does not know an empty header', () => expect(columnOfHeader(' - ', [])).toBeUndefined());
});

describe('planColumns', () => {
  it('follows the map before what headers are known for', () => {
    const plan = planColumns(['Name', 'Label'], { customFields, map: { label: 'productName', NAME: 'cas' } });
    expect(Object.fromEntries(plan.indexes)).toEqual({ productName: 1, cas: 0 });
  });

  it('names headers that nothing is read from', () => {
    const { unused } = planColumns(['Product name', 'Shelf life', '', 'Name'], { customFields });
    expect(unused).toEqual([
      { index: 1, header: 'Shelf life' },
      { index: 3, header: 'Name', reason: expect.objectContaining({ en: 'Product name is read from “Product name”' }) },
    ]);
  });

  it.each([
    [{ Name: 'colour' }, /“colour”, which is no column/],
    [{ Shade: 'cas' }, /“Shade”, which the list does not have/],
    [{ Name: 'cas', Label: 'cas' }, /two headers/],
  ])('refuses the map %j', (map, message) => {
    expect(() => planColumns(['Name', 'Label'], { customFields, map: map as Record<string, string> })).toThrow(message);
  });

  it('refuses a list without product names, with the headers it has and those it could have', () => {
    const headers = ['Fabricant', 'Couleur'];
    const plan = () => requireProductName(planColumns(headers, { customFields }), headers);
    expect(plan).toThrow(/Fabricant, Couleur.*Product name.*Nom du produit/);
  });
});
