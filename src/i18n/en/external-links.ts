export const externalLinks = {
  continue: 'Continue',
  failed: 'The address of this site could not be asked for. Try again in a moment.',
  sheetDatabase: {
    pageTitle: 'SDS database',
    title: 'You are leaving Vigie for the SDS database',
    detail:
      'The database of safety data sheets is another site, in this tab. It may ask you for an account of its own.',
  },
  chemicalInformation: {
    pageTitle: 'Chemical information',
    title: 'You are leaving Vigie for the chemical information database',
    detail: 'The chemical information database is another site, in this tab. It may ask you for an account of its own.',
  },
} as const;
