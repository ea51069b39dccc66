export const pages = {
  createIndex: 'Create index',
  createBinder: 'Create binder',
  createEbinder: 'Create e-binder',
  messageCentre: 'Message centre',
  sdsAddition: 'Add safety data sheets',
  contactUs: 'Contact us',
  notOpenYet: 'This page is not open yet',
  notOpenYetDetail: 'It is part of Vigie and will open in a coming version. Searching and opening sheets works today.',
} as const;
