import type { Layout } from './layout.ts';

/** French sheets, and those of the United States and Europe. */
export const otherLayouts: Readonly<Record<string, Layout>> = {
  'une FDS de nettoyant, libellés suivis de deux-points, valeurs en colonne': {
    text: `
                                   FICHE DE DONNÉES DE SÉCURITÉ
Conforme au Règlement sur les produits dangereux (SIMDUT 2015)
                         ÉBLOUI NETTOYANT
                         TOUT USAGE
Section 1. IDENTIFICATION DU PRODUIT ET DE L'ENTREPRISE
Nom du produit            :  ÉBLOUI NETTOYANT
                             TOUT USAGE
Autres moyens             :  Non applicable.
d'identification
Code du produit           :  912345-02
Utilisation recommandée   :  Nettoyant pour planchers
Restrictions d'utilisation :  Réservé aux utilisateurs industriels et professionnels.
Renseignements sur la     :  Produits Borée inc.
société                      5105, rue Tomken
                             Mississauga (Ontario) L4W 2X5
                             1-800-555-0199
Date de publication       :  13.05.2021
Section 2. IDENTIFICATION DES DANGERS
Classification SGH
Corrosion cutanée                       :  Catégorie 1B
Lésions oculaires graves                :  Catégorie 1
Éléments d'étiquetage SGH
Mention d'avertissement   :  DANGER
Mentions de danger        :  Cause de graves brûlures de la peau et de graves
                             lésions aux yeux.
                             Peut être nocif par inhalation.
Conseils de prudence      :  Prévention:
                             Se laver la peau soigneusement après manipulation.
Section 3. COMPOSITION/INFORMATION SUR LES COMPOSANTS
Substance/mélange         :  Mélange
Nom Chimique                                 No.-CAS          Concentration (%)
hydroxyde de potassium                       1310‑58‑3        5 - 10
2-butoxyéthanol                              111-76-2         1 - 5
Section 4. PREMIERS SECOURS
En cas de contact avec les yeux : Rincer immédiatement et abondamment avec de l'eau.
`,
    expected: {
      productName: 'ÉBLOUI NETTOYANT TOUT USAGE',
      manufacturer: 'Produits Borée inc.',
      productIds: '912345-02',
      sheetDate: '2021-05-13',
      language: 'fr',
      format: 'whmis-2015',
      signalWord: 'danger',
      hazardCodes: 'H314 H333',
      pictograms: 'GHS05',
      hazardous: 'yes',
      ingredients: '1310-58-3 hydroxyde de potassium 5 - 10\n111-76-2 2-butoxyéthanol 1 - 5',
    },
  },
  'a European sheet with codes, identifiers of each ingredient in one cell': {
    text: `
Safety Data Sheet                                                              Page 1 of 9
according to Regulation (EC) No 1907/2006
Kleverbond 243                                              SDS No. : 153502
                                                            V006.0
                                                            Revision: 03.02.2022
                                                            printing date: 21.09.2022
                                                            Replaces version from: 12.11.2020
SECTION 1: Identification of the substance/mixture and of the company/undertaking
1.1. Product identifier
Kleverbond 243
1.2. Relevant identified uses of the substance or mixture and uses advised against
Intended use:
Adhesive
1.3. Details of the supplier of the safety data sheet
Kleverbond Ltd
Wood Lane End
HP2 4RQ Hemel Hempstead
Phone: +44 1442 555 010
SECTION 2: Hazards identification
2.1. Classification of the substance or mixture
Classification (CLP):
Skin sensitizer                                        Category 1
H317 May cause an allergic skin reaction.
Chronic hazards to the aquatic environment             Category 3
H412 Harmful to aquatic life with long lasting effects.
2.2. Label elements
Hazard pictogram:
Signal word:                     Warning
Hazard statement:                H317 May cause an allergic skin reaction.
                                 H412 Harmful to aquatic life with long lasting effects.
Precautionary statement:         P273 Avoid release to the environment.
Supplemental information         EUH208 Contains maleic acid. May produce an allergic reaction.
2.3. Other hazards
None if used properly.
SECTION 3: Composition/information on ingredients
3.2. Mixtures
Hazardous components        Concentration      Classification
CAS-No.
EC Number
REACH-Reg No.
Cumene hydroperoxide        0,1- < 1 %         Acute Tox. 3, Inhalation, H331
80-15-9                                        Acute Tox. 4, Dermal, H312
201-254-7                                      STOT RE 2, H373
01-2119475796-19
1-Acetyl-2-phenylhydrazine  0,1- < 1 %         Acute Tox. 3, Oral, H301
114-83-0                                       Skin Irrit. 2, Dermal, H315
204-055-3
SECTION 4: First aid measures
For the full text of the H - statements indicated by codes only see section 16.
SECTION 16: Other information
H301 Toxic if swallowed.
H331 Toxic if inhaled.
`,
    expected: {
      productName: 'Kleverbond 243',
      manufacturer: 'Kleverbond Ltd',
      sheetDate: '2022-02-03',
      language: 'en',
      format: 'eu-clp',
      signalWord: 'warning',
      hazardCodes: 'H317 H412 EUH208',
      pictograms: 'GHS07',
      hazardous: 'yes',
      ingredients: '80-15-9 Cumene hydroperoxide 0,1- < 1 %\n114-83-0 1-Acetyl-2-phenylhydrazine 0,1- < 1 %',
    },
  },
  'a product that is not hazardous': {
    text: `
SAFETY DATA SHEET                                   Date Prepared: March 2024
1. IDENTIFICATION
Product identifier:    Plain Chalk Line Refill
Product Number(s):     10-234, 10-235
Manufacturer:          Level Tools Inc., 400 Foundry Road, Buffalo, NY 14201 USA
Recommended use:       Marking
2. HAZARD(S) IDENTIFICATION
This product is not classified as hazardous under the OSHA Hazard Communication Standard (29 CFR 1910.1200).
Signal word:           None
Hazard statement(s):   None
3. COMPOSITION / INFORMATION ON INGREDIENTS
Chemical name              CAS number         %
Calcium carbonate          471-34-1           90-100
Mineral oil                8042-47-5          < 2
4. FIRST-AID MEASURES
`,
    expected: {
      productName: 'Plain Chalk Line Refill',
      manufacturer: 'Level Tools Inc.',
      productIds: '10-234 10-235',
      sheetDate: '2024-03-01',
      language: 'en',
      format: 'us-hcs',
      hazardous: 'no',
      ingredients: '471-34-1 Calcium carbonate 90-100\n8042-47-5 Mineral oil < 2',
    },
  },
  'une fiche européenne, sans deux-points, mentions et codes sur deux lignes': {
    text: `
Fiche de Données de Sécurité                     Date d'émission : 05/01/2018
selon le règlement (CE) N° 1907/2006             Date de révision : 24/06/2022
                                                 Remplace la version de : 05/01/2018
RUBRIQUE 1 — Identification de la substance/du mélange et de la société/l'entreprise
1.1 Identificateur de produit
     Nom commercial                Décap'Vite Gel
     UFI                           A1B2-C3D4-E5F6-G7H8
1.2 Utilisations identifiées pertinentes de la substance ou du mélange et utilisations déconseillées
     Décapant
1.3 Renseignements concernant le fournisseur de la fiche de données de sécurité
     Ateliers du Rhône SAS
     12 rue des Frères Lumière
     69120 Vaulx-en-Velin - France
     T +33 4 55 55 01 00
RUBRIQUE 2 — Identification des dangers
2.1 Classification de la substance ou du mélange
     Acute Tox. 4 (Oral)           H302
     Eye Irrit. 2                  H319
2.2 Éléments d'étiquetage
     Mention d'avertissement       Attention
     Mentions de danger
     H302                          Nocif en cas d'ingestion.
     H319                          Provoque une sévère irritation
                                   des yeux.
     Conseils de prudence
     P102                          Tenir hors de portée des enfants.
2.3 Autres dangers
     Aucun
RUBRIQUE 3 — Composition/informations sur les composants
     Nom                           Identificateur de produit          %          Classification
     alcool benzylique             N° CAS: 100-51-6                   25 - 50    Acute Tox. 4 (Oral), H302
                                   N° CE: 202-859-9                              Eye Irrit. 2, H319
                                   N° REACH: 01-2119492630-38
     acide formique                N° CAS: 64-18-6                    1 - 3      Skin Corr. 1A, H314
                                   N° CE: 200-579-1
RUBRIQUE 4 — Premiers secours
     Textes des phrases H : voir la rubrique 16.
`,
    expected: {
      productName: "Décap'Vite Gel",
      manufacturer: 'Ateliers du Rhône SAS',
      sheetDate: '2022-06-24',
      language: 'fr',
      format: 'eu-clp',
      signalWord: 'warning',
      hazardCodes: 'H302 H319',
      pictograms: 'GHS07',
      hazardous: 'yes',
      ingredients: '100-51-6 alcool benzylique 25 - 50\n64-18-6 acide formique 1 - 3',
    },
  },
};
