/** An element of the page that is there from the beginning. */
export const byId = <Type extends HTMLElement = HTMLElement>(id: string): Type => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no ${id}`);
  return element as Type;
};

/** A new element with its attributes and what is in it. */
export const create = (
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElement => {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children);
  return element;
};
