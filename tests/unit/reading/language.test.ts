import { describe, expect, it } from 'vitest';
import { readSheet } from '#lib/sheet-reader/read-sheet.ts';
import { makeSheet } from './make-pages.ts';

const english = `Safety Data Sheet
SECTION 1: Identification
Product name: Prairie Solvent
SECTION 4: First-aid measures
If on skin: wash with plenty of water and soap. Rinse with water for several minutes. If the person is not breathing, call for help.
Keep the container closed and away from heat. Store in a dry place and wear gloves for the work.`;
const french = `Fiche de données de sécurité
SECTION 1 : Identification
Nom du produit : Solvant des Prairies
SECTION 4 : Premiers soins
En cas de contact avec la peau : laver avec de l'eau et du savon. Rincer à l'eau pendant plusieurs minutes. Si la personne ne respire pas, appeler les secours.
Garder le contenant fermé et loin de la chaleur. Conserver dans un endroit sec et porter des gants pour le travail.`;
const spanish = `Ficha de datos de seguridad
SECCIÓN 1: Identificación del producto
Nombre del producto: Solvente de la Pradera
SECCIÓN 4: Primeros auxilios
En caso de contacto con la piel: lavar con agua y jabón. Si la persona no respira, llamar a los servicios de urgencia.
Mantener el recipiente cerrado y lejos del calor. Conservar en un lugar seco y usar guantes para el trabajo con las manos.`;
const german = `Sicherheitsdatenblatt
ABSCHNITT 1: Bezeichnung
Produktname: Präriereiniger
ABSCHNITT 4: Erste Hilfe
Bei Kontakt mit der Haut: mit Wasser und Seife waschen. Wenn die Person nicht atmet, ist der Notdienst zu rufen.
Den Behälter geschlossen und von der Hitze fern halten. Trocken lagern und für die Arbeit Handschuhe tragen.`;

const languageOf = (text: string) => readSheet(makeSheet(text)).language?.value;

describe('the language of a sheet', () => {
  it('is English or French where the sheet is in that language alone', () => {
    expect([english, french].map(languageOf)).toEqual(['en', 'fr']);
  });

  it.each(Object.entries({ Spanish: spanish, German: german }))('is not claimed of a %s one', (_, text) => {
    expect(languageOf(text)).toBeUndefined();
  });

  it('is not claimed of a sheet in two languages', () => {
    expect(languageOf(`${english}\n${french}`)).toBeUndefined();
    expect(languageOf(`${english}\n${spanish}`)).toBeUndefined();
    expect(languageOf(`${french}\n${english}\n${english}`)).toBeUndefined();
  });
});

describe('the name of a product', () => {
  it('is not taken from a title where no label gives it', () => {
    const text = english
      .replace('Safety Data Sheet', 'SALES AND PURCHASING')
      .replace('Product name: Prairie Solvent', '');
    expect(readSheet(makeSheet(text)).productName).toBeUndefined();
  });
});
