import type { Layout } from './layout.ts';

/** Sheets of older forms, whose sections bear letters and whose labels stand close together. */
export const olderLayouts: Readonly<Record<string, Layout>> = {
  'a WHMIS 1988 sheet with letters before the titles of its sections': {
    text: `
                          MATERIAL SAFETY DATA SHEET
                          FOR GANNET ICE MELTER
                                                          July 2014
A. GENERAL INFORMATION
Trade Name (Common Name or Synonym) -        Gannet Blue
Product Uses                                 Ice melter
Manufacturer                                 7 Seas Chemical Corp.
                                             10350-21 Street
                                             Edmonton, Alberta, Canada T6P 1W4
B. COMPOSITION INFORMATION ON INGREDIENTS
                              CAS. Reg. No.       Approx %
Sodium Chloride               007647-14-5         70-90%
Calcium Chloride              010043-52-4         10-30%
C. HAZARDS IDENTIFICATION
EYE:                          May cause irritation.
D. FIRST AID
EYES:                         Irrigate with flowing water.
`,
    expected: {
      productName: 'Gannet Blue',
      manufacturer: '7 Seas Chemical Corp.',
      sheetDate: '2014-07-01',
      language: 'en',
      format: 'whmis-1988',
      ingredients: '7647-14-5 Sodium Chloride 70-90%\n10043-52-4 Calcium Chloride 10-30%',
    },
  },
  'a value and the next label set close together, a telephone number and street in place of names': {
    text: `
                          SAFETY DATA SHEET
SECTION 1: Identification
Product name:      Osprey Odour Granules Effective Date:   1/15/2019    Code No.:   115A
                   (56000-1)
Alternative number(s)        09623
MANUFACTURER.............Refer to supplier
Supplier:                    SDS information
  10755-69 Avenue            www.example.com
Distributor:                 3D Minerals
                             Calgary, AB T2C 5C4 Canada
SECTION 2: Hazard identification
According to the Hazardous Products Regulations (WHMIS 2015).
Signal word                  Warning
Hazard statements            Causes skin and eye irritation. May cause respiratory irritation, drowsiness or dizziness.
                             May cause an allergic skin reaction. Suspected of causing cancer.
SECTION 3: Composition/information on ingredients
Ingredient                   CAS No.             %
Cristobalite                 14464-46-1          1 - 5
SECTION 4: First aid measures
`,
    expected: {
      productName: 'Osprey Odour Granules',
      manufacturer: '3D Minerals',
      productIds: '09623 115A',
      sheetDate: '2019-01-15',
      language: 'en',
      format: 'whmis-2015',
      signalWord: 'warning',
      hazardCodes: 'H315 H317 H320 H335 H336 H351',
      pictograms: 'GHS07 GHS08',
      hazardous: 'yes',
      ingredients: '14464-46-1 Cristobalite 1 - 5',
    },
  },
  'a name that goes on under its label, and a line that begins with the number of another section': {
    text: `
                     Whimbrel Material Safety Data Sheet
                  1. Chemical Product and Company Identification
Product Name: Compressed gases, n.o.s. (argon,       Trade Grades: None assigned.
oxygen)
Telephone:    1-800-555-0145                         Company Name: Whimbrel, Inc.
                                                     Danbury, CT 06810-5113
                  2. Hazards Identification
OSHA REGULATORY STATUS: Hazardous by the OSHA Hazard Communication Standard.
POTENTIAL ENVIRONMENTAL EFFECTS: None known. For further information, see section
12, Ecological Information.
                  3. Composition/Information on Ingredients
COMPONENT                    CAS NUMBER             CONCENTRATION
Argon                        7440-37-1              > 66.5%
Oxygen                       7782-44-7              < 33.5%
                  4. First Aid Measures
Remove to fresh air.
                  16. Other Information
Revision date: May 3, 2009
`,
    expected: {
      productName: 'Compressed gases, n.o.s. (argon, oxygen)',
      manufacturer: 'Whimbrel, Inc.',
      sheetDate: '2009-05-03',
      language: 'en',
      format: 'us-hcs',
      hazardous: 'unknown',
      ingredients: '7440-37-1 Argon > 66.5%\n7782-44-7 Oxygen < 33.5%',
    },
  },
  'a label under the overview of emergencies, leaders of dots': {
    text: `
                          SAFETY DATA SHEET
Revision Date: 03/24/2017
               1. PRODUCT AND COMPANY IDENTIFICATION
Product name:             Dunlin Contact Cement          IDH number:        1504628
Supplier's details        Manufacturer/Supplier Dunlin Canada Corporation
EMERGENCY PHONE...................613-555-0123
               2. HAZARDS IDENTIFICATION
                         EMERGENCY OVERVIEW
        WARNING:          FLAMMABLE LIQUID AND VAPOR.
                          CAUSES SERIOUS EYE IRRITATION.
        HAZARD CLASS                               HAZARD CATEGORY
        FLAMMABLE LIQUID                           3
        EYE IRRITATION                             2A
Precautionary Statements
        Prevention:       Wash hands thoroughly after handling.
Classification complies with Canadian Hazardous Products Regulations (WHMIS 2015).
               3. COMPOSITION / INFORMATION ON INGREDIENTS
Hazardous Component(s)    CAS Number             Weight %
Acetone                   67-64-1                10 - 30
               4. FIRST AID MEASURES
`,
    expected: {
      productName: 'Dunlin Contact Cement',
      manufacturer: 'Dunlin Canada Corporation',
      productIds: '1504628',
      sheetDate: '2017-03-24',
      language: 'en',
      format: 'whmis-2015',
      signalWord: 'warning',
      hazardCodes: 'H226 H319',
      pictograms: 'GHS02 GHS07',
      hazardous: 'yes',
      ingredients: '67-64-1 Acetone 10 - 30',
    },
  },
  'a telephone number for two countries below the name, a street with an ordinal, a date with signs of subtraction': {
    text: `
MATERIAL SAFETY DATA SHEET
SECTION 1 - CHEMICAL PRODUCT AND COMPANY INFORMATION
Manufacturer:                   Puffin Works, 4th. St. & Quay St., Lansing, KS 66043
Product Name:                   Puffin Engine Oil
24-Hour Emergency               U.S. & Canada 1-800-555-0101
Date Prepared:                  11−DEC−04
SECTION 2 - COMPOSITION / INFORMATION ON INGREDIENTS
                                CAS NUMBER      OSHA PEL      %
Heavy Paraffinic Petroleum      64741-88-4      5 mg/m3       70-80
SECTION 3 - HAZARDS IDENTIFICATION
May cause eye irritation.
`,
    expected: {
      productName: 'Puffin Engine Oil',
      manufacturer: 'Puffin Works',
      sheetDate: '2004-12-11',
      language: 'en',
      format: 'us-hcs',
      hazardous: 'unknown',
      ingredients: '64741-88-4 Heavy Paraffinic Petroleum 70-80',
    },
  },
  'the name that the label uses, two roles of the maker without a colon, the kind of goods above it': {
    text: `
MATERIAL SAFETY DATA SHEET
SECTION I - MATERIAL IDENTIFICATION AND USE
Name used on label              PUFFIN CS
Material Type:                  Semi-finished Steel Products
Manufacturer and Supplier Puffin - Division of Quay Inc.
Street Address                  12 Pier Road, Lansing, KS 66043
Date issued                     June 17, 2000
SECTION II - HAZARDOUS INGREDIENTS
Toluene                         108-88-3        7-13
SECTION III - PHYSICAL DATA
Boiling point: not established
`,
    expected: {
      productName: 'PUFFIN CS',
      manufacturer: 'Puffin - Division of Quay Inc.',
      sheetDate: '2000-06-17',
      language: 'en',
      format: 'us-hcs',
      ingredients: '108-88-3 Toluene 7-13',
    },
  },
  'ratings of hazards in a box beside the name and the codes, which stand below their labels': {
    text: `
SAFETY DATA SHEET
Section 1 -- PRODUCT AND COMPANY IDENTIFICATION
                                              HMIS CODES
PRODUCT NAME                                  Health            1
    Puffin Thread Sealant                     Flammability      2
                                              Reactivity        0
PRODUCT CODES                                 PPI               B
    25112, 25191
MANUFACTURER'S NAME                           EMERGENCY TELEPHONE NO.
    Mfd. for:                                 Chemtrec 24 Hours
    The Puffin Corporation                    (800)555-0101 USA
    Houston, Texas 77055 USA
DATE OF PREPARATION
    January 9, 2013
Section 2 -- COMPOSITION
Talc                      14807-96-6          10 - 30
Section 3 -- HAZARDS IDENTIFICATION
May irritate eyes.
`,
    expected: {
      productName: 'Puffin Thread Sealant',
      manufacturer: 'The Puffin Corporation',
      productIds: '25112 25191',
      sheetDate: '2013-01-09',
      language: 'en',
      format: 'us-hcs',
      hazardous: 'unknown',
      ingredients: '14807-96-6 Talc 10 - 30',
    },
  },
};
