export const fields = {
  required: 'Le champ «\u00a0%{field}\u00a0» est obligatoire',
};
