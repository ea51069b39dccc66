interface Named {
  readonly name: string;
  readonly subAttributes?: readonly Named[];
}

/**
 * What was sent, with the names of known attributes as they are declared (case tells none apart, RFC 7643 §2.1), and without what is
 * null, which is said to be not there (§2.5).
 */
export const spellNames = (sent: unknown, attributes: readonly Named[]): unknown => {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const known = new Map(attributes.map((attribute) => [attribute.name.toLowerCase(), attribute]));
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => {
      const attribute = known.get(name.toLowerCase());
      if (value === null) return [];
      if (!attribute) return [[name, value]];
      const { subAttributes } = attribute;
      const spelt = !subAttributes
        ? value
        : Array.isArray(value)
          ? value.map((one) => spellNames(one, subAttributes))
          : spellNames(value, subAttributes);
      return [[attribute.name, spelt]];
    }),
  );
};
