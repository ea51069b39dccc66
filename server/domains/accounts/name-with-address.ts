/** How a letter calls a person: `Sylvie Gagnon (admin@mapleridge.example)`, or the address alone. */
export const nameWithAddress = (person: { first_name: string; last_name: string; email: string }): string => {
  const name = `${person.first_name} ${person.last_name}`.trim();
  return name ? `${name} (${person.email})` : person.email;
};
