export const pages = {
  system: 'System',
  createIndex: 'Create index',
  createBinder: 'Create binder',
  createEbinder: 'Create e-binder',
  sdsAddition: 'Add safety data sheets',
  secondFactor: 'Two-step sign-in',
  mailDomains: 'Where documents are mailed',
  singleSignOn: 'Single sign-on',
  apiTokens: 'API tokens',
  contactUs: 'Contact us',
} as const;
