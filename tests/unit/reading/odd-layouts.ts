import type { Layout } from './layout.ts';

/** What sheets of makers showed that nobody had seen: sections counted in words, dates in parts, codes in lists. */
export const oddLayouts: Readonly<Record<string, Layout>> = {
  'sections counted in words, a date in parts, a maker with its town, a value with a colon in it': {
    text: `
MATERIAL SAFETY DATA SHEET
Section One: Product Identification
Product Name:        MURRE ONE: Lamp Oil
P/N#:                MU-100,MU-200,MU-300
Marketed By:         von Murre Corporation, Hickory, NC 28601
Section Two: Hazards Identification
Emergency overview   DANGER! Can enter lungs.
Signal word          Danger
Hazard statements    Causes serious eye damage and skin irritation. May cause cancer by inhalation.
Section Three: Composition
Name                 CAS No             %
Petrolatum           8009-03-08         70 - 90
Citric acid          77-92-9/ 5
Section Four: First Aid Measures
Section Five: Other information
Date of SDS Preparation:
Day: 08
Month: December
Year: 2014
This sheet follows the OSHA Hazard Communication Standard.
`,
    expected: {
      productName: 'MURRE ONE: Lamp Oil',
      manufacturer: 'von Murre Corporation',
      productIds: 'MU-100 MU-200 MU-300',
      sheetDate: '2014-12-08',
      language: 'en',
      format: 'us-hcs',
      signalWord: 'danger',
      hazardCodes: 'H315 H318 H350',
      pictograms: 'GHS05 GHS08',
      hazardous: 'yes',
      ingredients: '8009-03-8 Petrolatum 70 - 90\n77-92-9 Citric acid ',
    },
  },
  'a name that is all of section 1, a month over its day, no hazard statements beside a classification': {
    text: `
                                        MURRE TAPES INC.
                                        455 Pier Road
                                        Montreal, Quebec, Canada, H4N 1E8
REVISION DATE:      NOVEMBER
                    11, 2013
                    1. PRODUCT IDENTIFICATION
Vinyl Harbour Tape: 330 Series
                    2. HAZARDS IDENTIFICATION
GHS classification
Eye irritation: Category 2B
Signal word:            Warning
Hazard statements:      None
                    3. COMPOSITION
Vinyl                9002-86-2          60
                    4. FIRST AID MEASURES
Rinse the eyes with water. If it does not help, call a doctor. This sheet is for WHMIS 2015.
`,
    expected: {
      productName: 'Vinyl Harbour Tape: 330 Series',
      manufacturer: 'MURRE TAPES INC.',
      sheetDate: '2013-11-11',
      language: 'en',
      format: 'whmis-2015',
      signalWord: 'warning',
      hazardous: 'yes',
      ingredients: '9002-86-2 Vinyl 60',
    },
  },
  'le mot sous l’aperçu d’une fiche du SIMDUT 1988, un numéro devant le nom, un numéro de code': {
    text: `
                    FICHE SIGNALÉTIQUE
                    1. IDENTIFICATION DU PRODUIT ET DE LA SOCIÉTÉ
Nom du produit :         B60601 Guillemot Insecticide
Numéro de code :         05722
Fabricant :              Guillemot inc., Saint-Amable, QC J0L 1N0
Date de révision :       14 mars 2012
                    2. RECONNAISSANCE DES DANGERS
Vue d'ensemble en cas d'urgence
DANGER ! Liquide combustible. Cause des irritations aux yeux et à la peau.
                    3. COMPOSITION
Propane                  74-98-6        5 - 10
                    4. PREMIERS SOINS
Fiche faite selon le Règlement sur les produits contrôlés, pour le Canada et les employés de la société.
`,
    expected: {
      productName: 'B60601 Guillemot Insecticide',
      manufacturer: 'Guillemot inc.',
      productIds: '05722 B60601',
      sheetDate: '2012-03-14',
      language: 'fr',
      format: 'whmis-1988',
      signalWord: 'danger',
      ingredients: '74-98-6 Propane 5 - 10',
    },
  },
  'codes with the sizes they are sold in, a name whose last word is the code, a mark of trade in a font of symbols': {
    text: `
GannetÒ Wheel 851
Safety Data Sheet
Date of issue: 05/28/2015
SECTION 1: Identification
Product name         : GannetÒ Wheel 851
Product code         : Part# 851 22oz, 8539 Gal, 85355 55 Gal
Address              : Gannet Research
                       2245 Airpark Drive
                       Burlington, NC 27216
SECTION 2: Hazards identification
Signal word          : Danger
Hazard statements    : H314 - Causes severe skin burns and eye damage
                       EUH401 - To avoid risks, comply with the instructions for use
SECTION 3: Composition/information on ingredients
Name                 CAS No             %
Phosphoric acid      7664-38-2          10 - 30
SECTION 4: First aid measures
This sheet follows the OSHA Hazard Communication Standard.
`,
    expected: {
      productName: 'Gannet® Wheel 851',
      manufacturer: 'Gannet Research',
      productIds: '851 8539 85355',
      sheetDate: '2015-05-28',
      language: 'en',
      format: 'us-hcs',
      signalWord: 'danger',
      hazardCodes: 'H314',
      pictograms: 'GHS05',
      hazardous: 'yes',
      ingredients: '7664-38-2 Phosphoric acid 10 - 30',
    },
  },
  'a label of hazards under an overview for emergencies, with its signal word before the statements': {
    text: `
SAFETY DATA SHEET (SDS) according to 29 CFR 1910.1200
Revision date: 2024-06-20
1. Product and company information
Generic product name          Guillemot Thinner (Approval No: 68025)
Manufacturer                  Guillemot Coatings
2. Hazards identification
EMERGENCY OVERVIEW
Hazard Classification : Flammable Liquid, Category 2
Eye Damage/Irritation, Category 2
IMMEDIATE CONCERNS : DANGER! Flammable liquid and vapor. May cause burns.
HAZARDOUS WARNING LABEL: DANGER! FLAMMABLES! Highly flammable liquid and
vapour.
Causes serious eye irritation.
3. Composition
Acetone                       67-64-1                       100
`,
    expected: {
      productName: 'Guillemot Thinner (Approval No: 68025)',
      manufacturer: 'Guillemot Coatings',
      sheetDate: '2024-06-20',
      language: 'en',
      format: 'us-hcs',
      signalWord: 'danger',
      hazardCodes: 'H225 H319',
      pictograms: 'GHS02 GHS07',
      hazardous: 'yes',
      ingredients: '67-64-1 Acetone 100',
    },
  },
  'labels that go over a line, ask for the responsible party, or repeat themselves in the other language': {
    text: `
SAFETY DATA SHEET
Revision Date: 2022-02-24
1. IDENTIFICATION
PRODUCT IDENTIFIER/
NOM/IDENTIFICATEUR DU PRODUCT
Battery, Wet, Non-Spillable / Sealed Lead-Acid
(SLA) Battery

Name, Address, and Telephone of the Responsible
Party Company
Kittiwake Vinyl Worx Inc.
101 Pier Road, Halifax NS
2. HAZARDS IDENTIFICATION
This sheet follows the OSHA Hazard Communication Standard.
Signal word: Danger
H225 Highly flammable liquid and vapour
3. COMPOSITION
Lead                          7439-92-1                     50 - 60
`,
    expected: {
      productName: 'Battery, Wet, Non-Spillable / Sealed Lead-Acid (SLA) Battery',
      manufacturer: 'Kittiwake Vinyl Worx Inc.',
      sheetDate: '2022-02-24',
      language: 'en',
      format: 'us-hcs',
      signalWord: 'danger',
      hazardCodes: 'H225',
      pictograms: 'GHS02',
      hazardous: 'yes',
      ingredients: '7439-92-1 Lead 50 - 60',
    },
  },
  'a company under the number of its heading, with its street after its form, and signal words in the plural': {
    text: `
FICHE DE DONNÉES DE SÉCURITÉ
Date de révision : 2018-05-11
1. IDENTIFICATION
Nom du produit : Eau claire Sterne
1.3.1 Adresse du fournisseur
1.3.1 Address of the manufacturer / supplier
Sterne BV, Van Heemskerckweg 26
5928LL Venlo, Netherlands
2. IDENTIFICATION DES DANGERS
Classification selon le Règlement sur les produits dangereux
MOTS SIGNAUX : Avertissement
ÉNONCÉS DE DANGER :
H320 : Provoque une irritation des yeux
3. COMPOSITION
Éthanol                       64-17-5                       1 - 5
`,
    expected: {
      productName: 'Eau claire Sterne',
      manufacturer: 'Sterne BV',
      sheetDate: '2018-05-11',
      language: 'fr',
      format: 'whmis-2015',
      signalWord: 'warning',
      hazardCodes: 'H320',
      hazardous: 'yes',
      ingredients: '64-17-5 Éthanol 1 - 5',
    },
  },
  'a letterhead over its post office box': {
    text: `
Material Safety Data Sheet
The Petrel Group
P.O. Box 190
Halifax, Nova Scotia
Revision date: 2015-07-31
Section 1. Identification
Product name : WEED AWAY
Section 2. Hazards identification
OSHA/HCS status : This material is considered hazardous by the OSHA Hazard Communication Standard.
Signal word : Warning
Causes eye irritation.
Section 3. Composition
Ethanol                       64-17-5                       1 - 5
`,
    expected: {
      productName: 'WEED AWAY',
      manufacturer: 'The Petrel Group',
      sheetDate: '2015-07-31',
      language: 'en',
      format: 'us-hcs',
      signalWord: 'warning',
      hazardCodes: 'H320',
      hazardous: 'yes',
      ingredients: '64-17-5 Ethanol 1 - 5',
    },
  },
};
