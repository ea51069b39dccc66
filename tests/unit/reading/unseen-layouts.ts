import type { Layout } from './layout.ts';

/** How makers have it that no rule was written for: labels in odd words and places, names without any label. */
export const unseenLayouts: Readonly<Record<string, Layout>> = {
  'the supplier by `Name or trade name`, the product by a label without a colon': {
    text: `
                    SAFETY DATA SHEET
Revision date                    20th October 2022
SECTION 1: Identification of the substance/mixture and of the company/undertaking
1.1.   Product identifier
       Trade name ternfloor 4716 primer
1.3.   Details of the supplier of the safety data sheet
       Supplier
              Name or trade name               TERNTECH, s.r.o.
                   Address                     Vackova 1541/4, Praha 5
                   VAT Reg No                  CZ25018205
SECTION 2: Hazards identification
2.1.   Classification of the substance or mixture
       Classification of the mixture in accordance with Regulation (EC) No 1272/2008
Signal word: Warning
H315 Causes skin irritation.
SECTION 3: Composition/information on ingredients
Acetone           67-64-1         10 - 30
SECTION 4: First aid measures
`,
    expected: {
      productName: 'ternfloor 4716 primer',
      manufacturer: 'TERNTECH, s.r.o.',
      sheetDate: '2022-10-20',
      language: 'en',
      format: 'eu-clp',
      signalWord: 'warning',
      hazardCodes: 'H315',
      pictograms: 'GHS07',
      hazardous: 'yes',
      ingredients: '67-64-1 Acetone 10 - 30',
    },
  },
  'the supplier beside the department that issues the sheet': {
    text: `
SAFETY DATA SHEET
Revision date: 2022-12-15
Section 1: Identification
Product Identifier:               TERN 52
Supplier                                   Department issuing data specification sheet
Tern France S.A.S.                         Tern Entwicklungsgesellschaft mbH
126 rue Gallieni                           Harbourstrasse 6
France                                     Deutschland
Section 2: Hazards identification
Signal word: Warning
H315 Causes skin irritation.
Section 3: Composition/information on ingredients
Acetone           67-64-1         10 - 30
Section 4: First aid measures
This sheet follows the OSHA Hazard Communication Standard.
`,
    expected: {
      productName: 'TERN 52',
      manufacturer: 'Tern France S.A.S.',
      sheetDate: '2022-12-15',
      language: 'en',
      format: 'us-hcs',
      signalWord: 'warning',
      hazardCodes: 'H315',
      pictograms: 'GHS07',
      hazardous: 'yes',
      ingredients: '67-64-1 Acetone 10 - 30',
    },
  },
  'a label broken after `or`, over the number of an Australian company': {
    text: `
SAFETY DATA SHEET
Revision date: 2022-12-15
Section 1: Identification
Product Identifier:               TERN 52
Details of manufacturer or        Tern Choice Pty Ltd
importer:                         ABN 36 161 264 884
Address:                          113 Fitzroy Street
Section 2: Hazards identification
Signal word: Warning
H315 Causes skin irritation.
Section 3: Composition/information on ingredients
Acetone           67-64-1         10 - 30
Section 4: First aid measures
This sheet follows the OSHA Hazard Communication Standard.
`,
    expected: {
      productName: 'TERN 52',
      manufacturer: 'Tern Choice Pty Ltd',
      sheetDate: '2022-12-15',
      language: 'en',
      format: 'us-hcs',
      signalWord: 'warning',
      hazardCodes: 'H315',
      pictograms: 'GHS07',
      hazardous: 'yes',
      ingredients: '67-64-1 Acetone 10 - 30',
    },
  },
  'the supplier by `Company designation`': {
    text: `
Safety Data Sheet as per regulation (EC) 1907/2006
Revision date: 04.03.2015
SECTION 1: Identification of the substance/mixture and of the company/undertaking
1.1 Product identifier
Commercial Product Name            Tern Stop Foam
1.3 Details of the supplier of the safety data sheet
Company designation                ternwerke GmbH & Co. KG
                                   Harbour-Straße 1
                                   D-72178 Waldachtal
SECTION 2: Hazards identification
Signal word: Warning
H315 Causes skin irritation.
SECTION 3: Composition/information on ingredients
Acetone           67-64-1         10 - 30
SECTION 4: First aid measures
`,
    expected: {
      productName: 'Tern Stop Foam',
      manufacturer: 'ternwerke GmbH & Co. KG',
      sheetDate: '2015-03-04',
      language: 'en',
      format: 'eu-clp',
      signalWord: 'warning',
      hazardCodes: 'H315',
      pictograms: 'GHS07',
      hazardous: 'yes',
      ingredients: '67-64-1 Acetone 10 - 30',
    },
  },
  'numbers of labels in a column of their own, values under the numbers': {
    text: `
according to Federal Register / Vol. 77, No. 58 / Rules and Regulations
Revision date: 06/21/2018
SECTION 1: Identification of the substance/mixture and of the company/undertaking
1.1.   Product identifier
Trade name          : TERN CARB SPRAY
SKU #               : TN817100
1.2.   Relevant identified uses of the substance or mixture and uses advised against
Use of the substance/mixture   : Carburetor Spray
                                 Air care products
1.3.   Details of the supplier of the safety data sheet
Tern Pronto Association
2601 Harbour Ave
Grapevine, TX 76051
SECTION 2: Hazards identification
2.2.   Label elements
Signal word (GHS-US)         : Warning
Hazard statements (GHS-US)   : H315 - Causes skin irritation
Other information
Very toxic to aquatic life with long lasting effects.
SECTION 3: Composition/information on ingredients
Name              CAS No          %
Acetone           67-64-1         10 - 30
SECTION 4: First aid measures
This sheet follows the OSHA Hazard Communication Standard.
`,
    expected: {
      productName: 'TERN CARB SPRAY',
      manufacturer: 'Tern Pronto Association',
      productIds: 'TN817100',
      sheetDate: '2018-06-21',
      language: 'en',
      format: 'us-hcs',
      signalWord: 'warning',
      hazardCodes: 'H315 H410',
      pictograms: 'GHS07',
      hazardous: 'yes',
      ingredients: '67-64-1 Acetone 10 - 30',
    },
  },
  'le libellé du fabricant coupé en deux lignes, des codes de lettres parmi les codes, CA/FR en bas de page': {
    text: `
Fiche de données de sécurité
selon 1907/2006/CE, Article 31
Révision : 23/11/2016
1 Identification de la substance/du mélange et de la société/l'entreprise
Identificateur de produit   01901
Nom du produit :            STERNE NETTOYANT DE SERPENTIN
Code du produit :           STN, STN-1G, STN-5G, STN-DR
Identificateur du           Sterne inc., 850 montée de Liesse, Montréal, QC, H4T 1P4, Compliance and Regulatory
fabricant/fournisseur       Department, 905-555-0178
2 Identification des dangers
Éléments d'étiquetage SGH
Mention d'avertissement     Danger
Mentions de danger
Provoque des brûlures de la peau et de graves lésions des yeux.
Un liquide inflammable accumulant l’électricité statique peut devenir électrostatiquement chargé.
CA/FR
\f
3 Composition/informations sur les composants
Nom chimique                Numéro CAS      %
Hydroxyde de potassium      1310-58-3       1 - 5
4 Premiers secours
CA/FR
`,
    expected: {
      productName: 'STERNE NETTOYANT DE SERPENTIN',
      manufacturer: 'Sterne inc.',
      productIds: 'STN STN-1G STN-5G STN-DR 01901',
      sheetDate: '2016-11-23',
      language: 'fr',
      format: 'whmis-2015',
      signalWord: 'danger',
      hazardCodes: 'H314',
      pictograms: 'GHS05',
      hazardous: 'yes',
      ingredients: '1310-58-3 Hydroxyde de potassium 1 - 5',
    },
  },
  'plusieurs rôles en un libellé, une fiche française selon la règle américaine': {
    text: `
                      Fiche de données de sécurité
Révision : 2025-06-05
                      1. IDENTIFICATION
Nom des produits :        Mouette Savon
Codes d’article :         941; 941KIT; 946KIT.
Producteur, importateur, fournisseur
M E Mouette
316 Hart Street Watertown, WI 53094 USA
                      2. IDENTIFICATION DES DANGERS
Classification conformément à la norme 29 CFR 1910.1200.
Mention d'avertissement : Danger
Déclarations sur les risques
NOCIF EN CAS D'INGESTION.
                      3. COMPOSITION/INFORMATION SUR LES COMPOSANTS
Nom                  Numéro CAS        %
Acétone              67-64-1           10 - 30
                      4. PREMIERS SOINS
En vente au Canada et aux États-Unis. Les exigences de l'OSHA s'appliquent dans une usine.
`,
    expected: {
      productName: 'Mouette Savon',
      manufacturer: 'M E Mouette',
      productIds: '941 941KIT 946KIT',
      sheetDate: '2025-06-05',
      language: 'fr',
      format: 'us-hcs',
      signalWord: 'danger',
      hazardCodes: 'H302',
      pictograms: 'GHS07',
      hazardous: 'yes',
      ingredients: '67-64-1 Acétone 10 - 30',
    },
  },
  'a label as long as the rule has it, a heading of hazards in other words, none of the signal word': {
    text: `
                    SAFETY DATA SHEET
Date of Issuance: August 19, 2015
SECTION 1. IDENTIFICATION
Product Identity:  Puffin Mirror Finish
Name, address, and telephone number of the chemical manufacturer, importer, or other responsible party:
Puffin Guys
3501 Harbour Blvd
90505 Torrance - California - United States
SECTION 2. HAZARDOUS IDENTIFICATION
Classified under 29 CFR 1910.1200.
Signal word   N/A   Danger   N/A
Hazard statements:
H315 Causes skin irritation.
SECTION 3. COMPOSITION
Component    CAS number    %
Acetone      67-64-1       10 - 30
SECTION 4. FIRST AID
This sheet only applies to part numbers that were manufactured on or after January 1, 2016.
`,
    expected: {
      productName: 'Puffin Mirror Finish',
      manufacturer: 'Puffin Guys',
      sheetDate: '2015-08-19',
      language: 'en',
      format: 'us-hcs',
      hazardCodes: 'H315',
      pictograms: 'GHS07',
      hazardous: 'yes',
      ingredients: '67-64-1 Acetone 10 - 30',
    },
  },
  'two offices side by side': {
    text: `
                    SAFETY DATA SHEET
Revision date: 2018-04-05
1. IDENTIFICATION
Product name:                       Gannet Oven Cleaner
Manufacturer, importer, supplier:         Canadian Headquarters
US Headquarters                           Gannet, Inc. - Canada
Gannet, Inc.                              3755 Laird Road
2415 Cascade Blvd.                        Mississauga, Ontario L5L 0B3
2. HAZARDS IDENTIFICATION
Pictograms: none. The criteria of the Hazardous Products Regulations are not met; the product is not hazardous.
3. COMPOSITION
Component    CAS number    %
Acetone      67-64-1       10 - 30
4. FIRST AID MEASURES
`,
    expected: {
      productName: 'Gannet Oven Cleaner',
      manufacturer: 'Gannet, Inc. - Canada',
      sheetDate: '2018-04-05',
      language: 'en',
      format: 'whmis-2015',
      hazardous: 'no',
      ingredients: '67-64-1 Acetone 10 - 30',
    },
  },
  'an old sheet that names its maker at its end, sentences like hazard statements': {
    text: `
                    Material Safety Data Sheet
Section I - PRODUCT IDENTIFICATION
Product Name
Razorbill Degreaser
Section II - HAZARDS IDENTIFICATION
Causes skin irritation. Not regulated by OSHA under its hazard list.
Section III - HAZARDOUS INGREDIENTS
Component    CAS number    %
Acetone      67-64-1       10 - 30
Section IV - FIRST AID MEASURES
Rinse with water and ask for help if it is not better.
Section XVI - PREPARATION DATA
Prepared by: M. Auk     Last updated: June 1, 2015
Location: Razorbill Products Limited, 25 Pickering Place, Springfield
`,
    expected: {
      productName: 'Razorbill Degreaser',
      manufacturer: 'Razorbill Products Limited',
      sheetDate: '2015-06-01',
      language: 'en',
      format: 'us-hcs',
      hazardous: 'unknown',
      ingredients: '67-64-1 Acetone 10 - 30',
    },
  },
  'an article: a document with a name, a company with its address in one line': {
    text: `
                    Article Information Sheet
1. Document Information
Document Name      Petrel Alkaline Batteries
Issue Date         1-May-15
2. Company Information
Name & Address     Petrel Operations, 14 Research Drive, Bethel, CT USA 06801
3. Composition
Component    CAS number    %
Zinc         7440-66-6     10 - 30
4. First Aid
For the user of the product, OSHA asks for nothing if it is whole.
`,
    expected: {
      productName: 'Petrel Alkaline Batteries',
      manufacturer: 'Petrel Operations',
      sheetDate: '2015-05-01',
      language: 'en',
      format: 'us-hcs',
      ingredients: '7440-66-6 Zinc 10 - 30',
    },
  },
  'a name with its street beside it, a head of two columns over its values': {
    text: `
                    SAFETY DATA SHEET
1. IDENTIFICATION
Product Name: GREEN SKUA            Item #: 59062
S K UA WORKS       316 HART STREET       WATERTOWN, WI 53094 USA
RE-ISSUE DATE: 03/14/2019
2. HAZARDS IDENTIFICATION
Not hazardous under the OSHA Hazard Communication Standard, 29 CFR 1910.1200.
3. COMPOSITION
Component    CAS number    %
Acetone      67-64-1       10 - 30
4. FIRST AID MEASURES
`,
    expected: {
      productName: 'GREEN SKUA',
      manufacturer: 'S K UA WORKS',
      productIds: '59062',
      sheetDate: '2019-03-14',
      language: 'en',
      format: 'us-hcs',
      hazardous: 'no',
      ingredients: '67-64-1 Acetone 10 - 30',
    },
  },
  'sections counted twice, a code from a bar, a branch in Canada, the former revision named': {
    text: `
Gull Paste Flux                         Printed: 09/11/2015
                                        Supersedes Revision: 04/16/2015
1. SECTION 1: IDENTIFICATION OF THE SUBSTANCE
Product name:               Gull Paste Flux
Product UPC number:         070798710641
Manufacturer:               Gull Fluxes, Inc.
                            917 Crosby Avenue, Sycamore, IL 60178 USA
In Canada, call CANUTEC:    613-996-6666
2. SECTION 2: HAZARDS IDENTIFICATION
Hazard statement(s): Danger!
H314 Causes severe skin burns and eye damage.
3. SECTION 3: COMPOSITION
Component          CAS number    %
Zinc chloride      7646-85-7     10 - 30
4. SECTION 4: FIRST AID MEASURES
15. SECTION 15: REGULATORY INFORMATION
SARA Section 313: none of the ingredients.
16. SECTION 16: OTHER INFORMATION
Revision date: 09/11/2015
`,
    expected: {
      productName: 'Gull Paste Flux',
      manufacturer: 'Gull Fluxes, Inc.',
      productIds: '070798710641',
      sheetDate: '2015-09-11',
      language: 'en',
      format: 'us-hcs',
      signalWord: 'danger',
      hazardCodes: 'H314',
      pictograms: 'GHS05',
      hazardous: 'yes',
      ingredients: '7646-85-7 Zinc chloride 10 - 30',
    },
  },
  'des codes avec des lettres à la file, la composition sous un titre d’avant le SGH': {
    text: `
FICHE SIGNALÉTIQUE
1. Identification
Identificateur de produit     Pétrel antigel pour les systèmes et les tuyaux
Autres moyens                 35-215CERT, 35-215OEM, 13-391HD
d’identification
Fabricant                     Pétrel Chimie inc.
                              850, montée de Liesse, Montréal (Québec) H4T 1P4
Date de révision              16 mars 2021
2. INFORMATIONS RELATIVES AUX INGRÉDIENTS
Ingrédients                   Numéro CAS      %
Propane-1,2-diol              57-55-6         30 - 60
3. Identification des dangers
N’est pas un produit dangereux selon le Règlement sur les produits dangereux.
4. Premiers soins
`,
    expected: {
      productName: 'Pétrel antigel pour les systèmes et les tuyaux',
      manufacturer: 'Pétrel Chimie inc.',
      productIds: '35-215CERT 35-215OEM 13-391HD',
      sheetDate: '2021-03-16',
      language: 'fr',
      format: 'whmis-2015',
      hazardous: 'no',
      ingredients: '57-55-6 Propane-1,2-diol 30 - 60',
    },
  },
  'three addresses of one company side by side, and who sells it in the country': {
    text: `
FICHE DE DONNÉES DE SÉCURITÉ
Date de révision 27-janv.-2023
1. Identification
Nom du produit                Pétrel gélose
Données du fournisseur de la fiche de sécurité
Siège social                  Adresse du fabricant          Entité légale / adresse de contact
Pétrel Laboratoires inc.      Pétrel                        Pétrel Laboratoires (Canada) ltée
1000, promenade du Quai       3, boulevard du Port          2403, rue Guenette
2. Identification des dangers
N’est pas un produit dangereux selon le Règlement sur les produits dangereux.
3. Composition
Agar                          9002-18-0                     10 - 30
`,
    expected: {
      productName: 'Pétrel gélose',
      manufacturer: 'Pétrel',
      sheetDate: '2023-01-27',
      language: 'fr',
      format: 'whmis-2015',
      hazardous: 'no',
      ingredients: '9002-18-0 Agar 10 - 30',
    },
  },
  'a company whose role in the country stands before its name': {
    text: `
SAFETY DATA SHEET according to Regulation (EC) No. 1907/2006
Revision date: 2023-10-20
1. Identification
Product name                  Razorbill Salt
Company                       Swiss distributor - Razorbill Scientific AG
2. Hazards identification
Not a hazardous substance or mixture.
3. Composition
Salt                          7647-14-5                     100
`,
    expected: {
      productName: 'Razorbill Salt',
      manufacturer: 'Razorbill Scientific AG',
      sheetDate: '2023-10-20',
      language: 'en',
      format: 'eu-clp',
      hazardous: 'no',
      ingredients: '7647-14-5 Salt 100',
    },
  },
};
