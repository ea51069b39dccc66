import type { Layout } from './layout.ts';

/** How a fourth set of makers has it, each met for the first time. */
export const furtherLayouts: Readonly<Record<string, Layout>> = {
  'a name that goes on below its label, a label with the maker’s name in it, CAS numbers parted by strokes': {
    text: `
                    SAFETY DATA SHEET
        TERN* Waterless Wipes, PETREL* PRO Heavy
                       Duty Cleaning Wipes
1. IDENTIFICATION OF THE SUBSTANCE AND THE COMPANY
Product Name: TERN* Waterless Wipes, PETREL* PRO Heavy
Duty Cleaning Wipes
Tern Item Number              : 4015501
Date Prepared:                2014-02-10
1.3. Responsible party
Company Tern International, LLC
        683 Harbour Road
        Vicksburg, MS 39183
2. HAZARDS IDENTIFICATION
Signal Word
Danger
Hazard statements
Causes severe skin burns and eye damage
Other hazards
Harmful to aquatic life with long lasting effects
3. COMPOSITION
Chemical Name                          CAS#                          %
Petroleum                              64742-95-6/64742-88-          30-50
                                       7/64742-47-8
4. FIRST AID MEASURES
This sheet follows 29 CFR 1910.1200.
`,
    expected: {
      productName: 'TERN* Waterless Wipes, PETREL* PRO Heavy Duty Cleaning Wipes',
      manufacturer: 'Tern International, LLC',
      productIds: '4015501',
      sheetDate: '2014-02-10',
      language: 'en',
      format: 'us-hcs',
      signalWord: 'danger',
      hazardCodes: 'H314 H412',
      pictograms: 'GHS05',
      hazardous: 'yes',
      ingredients: '64742-95-6  \n64742-88-7 Petroleum 30-50\n64742-47-8  ',
    },
  },
  'a table of all classes that says of most that they do not apply, grades behind the name, codes parted by &': {
    text: `
SAFETY DATA SHEET
Issue date: 22 September 2022
1. MATERIAL AND SUPPLY COMPANY IDENTIFICATION
Product Name: Gannet Way Oil Product Grades: ISO 32, ISO 68
Product code: 443 & 444
Supplier: GANNET ENERGY PTY LTD (FORMERLY: GANNET COMPANY OF AUSTRALIA LTD) (ABN 46 004 610 459)
Address: Level 16, 720 Harbour Street, VIC 3008 AUSTRALIA
2. HAZARDS IDENTIFICATION
GASES UNDER PRESSURE          Not Applicable
CORROSIVE TO METALS           Classification not possible
Classification                Category 2B
                              Eye irritation
3. COMPOSITION
Water                         7732-18-5                     100
4. FIRST AID MEASURES
`,
    expected: {
      productName: 'Gannet Way Oil',
      manufacturer: 'GANNET ENERGY PTY LTD',
      productIds: '443 444',
      sheetDate: '2022-09-22',
      language: 'en',
      format: 'other',
      hazardCodes: 'H320',
      hazardous: 'yes',
      ingredients: '7732-18-5 Water 100',
    },
  },
  'statements under the signal word of an overview, countries over the names of their companies': {
    text: `
SAFETY DATA SHEET
Revision Date: 2023-12-20
1. IDENTIFICATION
Product name                  Murre Anti-Fog Cleaner
Details of the supplier of the safety data sheet
UNITED STATES                              UNITED KINGDOM
Murre Company                              Murre Limited
8501 Harbour Lane                          Barton Road
Shawnee, KS 66227                          Stockport
2. HAZARDS IDENTIFICATION
Label Elements
EMERGENCY OVERVIEW
Warning
Contains gas under pressure; may explode if heated
Precautionary Statements
Protect from sunlight.
3. COMPOSITION
Gas                           75-37-6                       100
4. FIRST AID MEASURES
29 CFR 1910.1200
`,
    expected: {
      productName: 'Murre Anti-Fog Cleaner',
      manufacturer: 'Murre Company',
      sheetDate: '2023-12-20',
      language: 'en',
      format: 'us-hcs',
      signalWord: 'warning',
      hazardCodes: 'H280',
      pictograms: 'GHS04',
      hazardous: 'yes',
      ingredients: '75-37-6 Gas 100',
    },
  },
  'a signal word before the first statement': {
    text: `
SAFETY DATA SHEET
Revision Date: 2023-12-20
SECTION I – IDENTIFICATION
PRODUCT NAME: Skua Cotton Fragrance
MANUFACTURER: Skua Specialty Inc., 12 Pier Road, Brenham, TX 77833
SECTION II – HAZARDS IDENTIFICATION
Eye Irritant: Category 2A
HAZARD STATEMENT(S): DANGER: Extremely flammable aerosol. Causes serious eye irritation.
PRECAUTIONARY STATEMENTS: Keep away from heat.
SECTION III – COMPOSITION
Acetone                       67-64-1                       70-80
SECTION IV – FIRST AID MEASURES
29 CFR 1910.1200
`,
    expected: {
      productName: 'Skua Cotton Fragrance',
      manufacturer: 'Skua Specialty Inc.',
      sheetDate: '2023-12-20',
      language: 'en',
      format: 'us-hcs',
      signalWord: 'danger',
      hazardCodes: 'H222 H319',
      pictograms: 'GHS02 GHS07',
      hazardous: 'yes',
      ingredients: '67-64-1 Acetone 70-80',
    },
  },
  'a name without a label over labels, a number in groups': {
    text: `
Safety Data Sheet
Revision date: 2021-03-04
SECTION 1 PRODUCT AND COMPANY IDENTIFICATION
Fulmar & Skua Lubricating Oil
Product Use: Hydraulic Oil
Product Number: 0890 25
Manufacturer: Fulmar Industries, 8200 Austin Ave, Morton Grove, IL 60053
SECTION 2 HAZARDS IDENTIFICATION
Not a hazardous substance or mixture.
SECTION 3 COMPOSITION
Oil                           64742-52-5                    100
SECTION 4 FIRST AID MEASURES
`,
    expected: {
      productName: 'Fulmar & Skua Lubricating Oil',
      manufacturer: 'Fulmar Industries',
      productIds: '0890 25',
      sheetDate: '2021-03-04',
      language: 'en',
      format: 'us-hcs',
      hazardous: 'no',
      ingredients: '64742-52-5 Oil 100',
    },
  },
  'numbers marked with # behind the name, a label broken over two lines, a date of revision behind a dash': {
    text: `
Safety Data Sheet
Revision date: 2021-03-04
1 Identification of the substance
Identification of the       Auk Duster, 10oz & 8oz #11384, #11407 and #14337
substance
Company                     Auk Ltd
                            8 Old Station Park
2 Hazards identification
Not a hazardous substance or mixture.
3 Composition
Gas                         75-37-6                       100
4 First aid
Regulation (EC) No 1907/2006
`,
    expected: {
      productName: 'Auk Duster, 10oz & 8oz',
      manufacturer: 'Auk Ltd',
      productIds: '11384 11407 14337',
      sheetDate: '2021-03-04',
      language: 'en',
      format: 'eu-clp',
      hazardous: 'no',
      ingredients: '75-37-6 Gas 100',
    },
  },
  'a list in round brackets under the supplier’s heading, a colon within the name, labels of who brings it in, a revision that is still to come':
    {
      text: `
SAFETY DATA SHEET
1. Identification of the substance and of the company
1.1 Product identifier
Product name:                  OBSOLETE:DUNLIN SYN FG-46
Additional identification
1.4 Supplier’s details
(1)Company name                Dunlin Electronic Materials US,
                               LLC
(2)Address                     12 Harbour Street
Distributed in the USA by
Distributed Internationally by
Product code                   v1
Date Prepared                  29/03/2022
Revision Date                  29/03/2999
2. HAZARDS IDENFICATION
Signal Word:                   Dangerous
Hazard statement
H360: May damage fertility or the unborn child
3. COMPOSITION
Glycol                         107-21-1                 30-50
4. FIRST AID MEASURES
`,
      expected: {
        productName: 'OBSOLETE:DUNLIN SYN FG-46',
        manufacturer: 'Dunlin Electronic Materials US, LLC',
        sheetDate: '2022-03-29',
        language: 'en',
        format: 'us-hcs',
        signalWord: 'danger',
        hazardCodes: 'H360',
        pictograms: 'GHS08',
        hazardous: 'yes',
        ingredients: '107-21-1 Glycol 30-50',
      },
    },
  'a name over its owner, and a toxicologist over the supplier': {
    text: `
SAFETY DATA SHEET
This sheet follows 29 CFR 1910.1200.
1 IDENTIFICATION OF THE SUBSTANCE AND OF THE COMPANY
1.1 Product identifier
    552969 T
    KNOT KEY FLAVOUR
    © Knot product
1.3 Details of the supplier of the safety data sheet
    Zoe Roy; Chemical Engineer & Toxicologist
    Knot & Cie S.A.S
    12 rue du Port
Revision Date: 2015-04-17
2 HAZARDS IDENTIFICATION
Hazard statements
H317 May cause an allergic skin reaction.
3 COMPOSITION
Limonene                         5989-27-5                 1-5
4 FIRST AID MEASURES
`,
    expected: {
      productName: '552969 T KNOT KEY FLAVOUR',
      manufacturer: 'Knot & Cie S.A.S',
      sheetDate: '2015-04-17',
      productIds: '552969',
      language: 'en',
      format: 'us-hcs',
      hazardCodes: 'H317',
      pictograms: 'GHS07',
      hazardous: 'yes',
      ingredients: '5989-27-5 Limonene 1-5',
    },
  },
  'a company over its label, beside which an address begins, and labels over columns': {
    text: `
SAFETY DATA SHEET
This sheet follows 29 CFR 1910.1200.
1. IDENTIFICATION
Identification of the substance     Dunlin Hand Rub
Trade code:                         5170076
Product code number:                0450
MFR #:                              153-155
Recommended use:                    Hands

                                    Dunlin Industries, Inc.
Company Name & Address:             One Dunlin Plaza, Suite 500
                                    Akron, OH 44311
Poison centre
Country            Name             Postal code/
Canada             Centre of Ontario     M5G 1X8
Revision Date: 2020-03-01
2. HAZARDS IDENTIFICATION
Signal Word: Danger
H225 Highly flammable liquid and vapour
3. COMPOSITION
Ethanol                             64-17-5                  60-80
4. FIRST AID MEASURES
`,
    expected: {
      productName: 'Dunlin Hand Rub',
      manufacturer: 'Dunlin Industries, Inc.',
      productIds: '5170076 0450 153-155',
      sheetDate: '2020-03-01',
      language: 'en',
      format: 'us-hcs',
      signalWord: 'danger',
      hazardCodes: 'H225',
      pictograms: 'GHS02',
      hazardous: 'yes',
      ingredients: '64-17-5 Ethanol 60-80',
    },
  },
  'a misspelt label on top of its value, a directive of before the GHS, sections that were changed': {
    text: `
Material Safety Data Sheet           according to EC directive 2001/58/EC

Curlew Sales Company
P.O. Box 5178
Ennis, Ireland

Section I
INDENTITY (AS USED ON LABEL AND LIST)
Curlew Insect Wash
                                     Date Prepared: 10/1/2006
Section II       HAZARDOUS INGREDIENTS
Component                            CAS No.                  %
2-Butoxyethanol                      111-76-2                 1-5
Section III      PHYSICAL DATA
Solubility in water                  Soluble
Section IV       FIRE AND EXPLOSION HAZARD DATA
Flash point                          None
Section IX       OTHER INFORMATION
Changes: sections 02 / 08 / 11 / 12 / 16 were modified.
`,
    expected: {
      productName: 'Curlew Insect Wash',
      manufacturer: 'Curlew Sales Company',
      sheetDate: '2006-01-10',
      language: 'en',
      format: 'eu-clp',
      ingredients: '111-76-2 2-Butoxyethanol 1-5',
    },
  },
};
