import type { Layout } from './layout.ts';

/** English sheets as they are written for Canada. */
export const canadianLayouts: Readonly<Record<string, Layout>> = {
  'a laboratory supplier without colons, dates in a row, values below labels': {
    text: `
                         SAFETY DATA SHEET
Creation Date 12-Mar-2009        Revision Date 04-Feb-2019        Revision Number 9
                         1. Identification
Product Name              Nordine, 99%, for synthesis
Cat No. :                 AC123450000, AC123451000,
                          AC123455000
CAS-No                    67-64-1
Synonyms                  Keto-X; Dimethyl ketone
Recommended Use           Laboratory chemicals.
Uses advised against      Food, drug, pesticide or biocidal product use
Details of the supplier of the safety data sheet
Company                                  Emergency Telephone Number
Boreal Scientific Company                Chem-Help US: (800) 555-0100
Importer/Distributor
Boreal Scientific
112 Colonnade Road,
Ottawa, ON K2E 7L6,
Canada
                         2. Hazard(s) identification
Classification
WHMIS 2015 Classification   Classified as hazardous under the Hazardous Products Regulations (SOR/2015-17)
Flammable liquids                                     Category 2
Serious Eye Damage/Eye Irritation                     Category 2
Label Elements
Signal Word
Danger
Hazard Statements
Highly flammable liquid and vapor
Causes serious eye irritation
May cause drowsiness or dizziness
Precautionary Statements
Prevention
Keep away from heat/sparks/open flames/hot surfaces. - No smoking
                  3. Composition/Information on Ingredients
        Component                    CAS-No                    Weight %
        Acetone                      67-64-1                   >95
                         4. First-aid measures
General Advice            If symptoms persist, call a physician.
`,
    expected: {
      productName: 'Nordine, 99%, for synthesis',
      manufacturer: 'Boreal Scientific Company',
      productIds: 'AC123450000 AC123451000 AC123455000',
      sheetDate: '2019-02-04',
      language: 'en',
      format: 'whmis-2015',
      signalWord: 'danger',
      hazardCodes: 'H225 H319 H336',
      pictograms: 'GHS02 GHS07',
      hazardous: 'yes',
      ingredients: '67-64-1 Acetone >95',
    },
  },
  'a maker of adhesives, document number and dates in a box, sections with dotted numbers': {
    text: `
Safety Data Sheet
Copyright, 2023, Tamarac Company. All rights reserved.
Document group:       31-5432-1              Version number:       4.01
Issue Date:           2023/09/05             Supercedes Date:      2021/10/12
This Safety Data Sheet has been prepared in accordance with the Canadian Hazardous Products Regulations.
SECTION 1: Identification
1.1. Product identifier
Tamarac(TM) Super Contact Adhesive 77, Aerosol
Product Identification Numbers
62-4437-4925-1      62-4437-4930-1
70-0710-2233-9
1.2. Recommended use and restrictions on use
Intended Use
Adhesive
1.3. Supplier's details
Company:              Tamarac Canada Company
Division:             Industrial Tapes
Address:              1840 Oxford Street East, Post Office Box 5757, London, Ontario N6A 4T1
Telephone:            (800) 555-0142
SECTION 2: Hazard identification
2.1. Classification of the substance or mixture
Flammable Aerosol: Category 1.
Gas Under Pressure: Liquefied gas.
Serious Eye Damage/Irritation: Category 2A.
2.2. Label elements
Signal word
Danger
Symbols
Flame | Gas cylinder | Exclamation mark |
Hazard Statements
Extremely flammable aerosol. Contains gas under pressure; may explode if heated.
Causes serious eye irritation.
2.3. Other hazards
May cause frostbite.
SECTION 3: Composition/information on ingredients
This material is a mixture.
Ingredient                           C.A.S. No.            % by Wt        Common Name
Acetone                              67-64-1               30 - 60        2-Propanone
Non-Volatile Components              Trade Secret*         10 - 30        Not Applicable
Propane                              74-98-6               7 - 13         Propane
*The actual concentration of this ingredient has been withheld as a trade secret.
SECTION 4: First aid measures
4.1. Description of first aid measures
`,
    expected: {
      productName: 'Tamarac(TM) Super Contact Adhesive 77, Aerosol',
      manufacturer: 'Tamarac Canada Company',
      productIds: '62-4437-4925-1 62-4437-4930-1 70-0710-2233-9',
      sheetDate: '2023-09-05',
      language: 'en',
      format: 'whmis-2015',
      signalWord: 'danger',
      hazardCodes: 'H222 H280 H319',
      pictograms: 'GHS02 GHS04 GHS07',
      hazardous: 'yes',
      ingredients: '67-64-1 Acetone 30 - 60\n Non-Volatile Components 10 - 30\n74-98-6 Propane 7 - 13',
    },
  },
  'a WHMIS 1988 sheet of nine sections with Roman numerals': {
    text: `
                     MATERIAL SAFETY DATA SHEET
SECTION I - PRODUCT IDENTIFICATION AND USE
PRODUCT NAME:  HARBOUR DEGREASER 40
PRODUCT CODE:  HD-40
MANUFACTURER:  Harbour Chemicals Ltd.          SUPPLIER:  Same
               12 Dock Street                  EMERGENCY:  613-555-0177
               Halifax, NS B3J 1A1
WHMIS CLASSIFICATION:  Class B-3; Class D-2B
PRODUCT USE:  Degreaser
SECTION II - HAZARDOUS INGREDIENTS
INGREDIENT                      %            CAS NUMBER      LD50
Stoddard solvent                60-100       8052-41-3       >5 g/kg
Dipropylene glycol methyl       1-5          34590-94-8      5.5 g/kg
ether
SECTION III - PHYSICAL DATA
Appearance: clear liquid
SECTION IV - FIRE AND EXPLOSION DATA
Flash point: 40 C
SECTION V - REACTIVITY DATA
Stable.
SECTION VI - TOXICOLOGICAL PROPERTIES
Causes skin irritation if used without gloves, in most cases of repeated exposure to the liquid.
SECTION VII - PREVENTIVE MEASURES
Wear gloves of nitrile.
SECTION VIII - FIRST AID MEASURES
Rinse with water.
SECTION IX - PREPARATION INFORMATION
PREPARED BY:  Technical department        DATE PREPARED:  June 3, 2012
`,
    expected: {
      productName: 'HARBOUR DEGREASER 40',
      manufacturer: 'Harbour Chemicals Ltd.',
      productIds: 'HD-40',
      sheetDate: '2012-06-03',
      language: 'en',
      format: 'whmis-1988',
      ingredients: '8052-41-3 Stoddard solvent 60-100\n34590-94-8 Dipropylene glycol methyl ether 1-5',
    },
  },
  'a gas supplier, pure substance, statements with codes behind them': {
    text: `
Oxalis Gas Canada Inc.
Oxygen, compressed
Safety Data Sheet E-4638
according to the Hazardous Products Regulation (February 11, 2015)
Date of issue: 10-15-1979       Revision date: 08-03-2016       Supersedes: 10-15-2013
SECTION 1: Identification
1.1. Product identifier
Product form               : Substance
Name                       : Oxygen, compressed
CAS No                     : 7782-44-7
Formula                    : O2
1.3. Supplier
Oxalis Gas Canada Inc.
1200 - 1 City Centre Drive
Mississauga - Canada L5B 1M2
T 1-905-555-0100
SECTION 2: Hazard identification
2.1. Classification of the substance or mixture
GHS-CA classification
Ox. Gas 1                  H270
Press. Gas (Comp.)         H280
2.2. GHS Label elements, including precautionary statements
Hazard pictograms (GHS-CA) :
Signal word (GHS-CA)       : DANGER
Hazard statements (GHS-CA) : MAY CAUSE OR INTENSIFY FIRE; OXIDIZER - H270
                             CONTAINS GAS UNDER PRESSURE; MAY EXPLODE IF HEATED - H280
Precautionary statements (GHS-CA) : Keep away from clothing - P220
SECTION 3: Composition/information on ingredients
3.1. Substances
Name                 CAS No.                    % (Vol.)       Common Name (synonyms)
Oxygen, compressed   (CAS No) 7782-44-7         99.5 - 100     Oxygen
(Main constituent)
SECTION 4: First-aid measures
`,
    expected: {
      productName: 'Oxygen, compressed',
      manufacturer: 'Oxalis Gas Canada Inc.',
      sheetDate: '2016-08-03',
      language: 'en',
      format: 'whmis-2015',
      signalWord: 'danger',
      hazardCodes: 'H270 H280',
      pictograms: 'GHS03 GHS04',
      hazardous: 'yes',
      ingredients: '7782-44-7 Oxygen, compressed (Main constituent) 99.5 - 100',
    },
  },
};
