import { useTranslate } from 'react-admin';

/** “All” of a field's values, as it agrees with the field's name. */
export const useAllText = () => {
  const translate = useTranslate();
  return (resourceName: string, field: string): string =>
    translate(`resources.${resourceName}.all.${field}`, { _: translate('lists.all') });
};
