/** The company's products that people may have beside each other. Specification 1 §1. */
const companyProducts = ['canmanage', 'businessportal'];

/** Whether contact information given here is another product's too, which is then said beside it. Specification 1 §6. */
export const isContactShared = (products: readonly string[]): boolean =>
  (products.length !== companyProducts.length && products.includes('businessportal')) ||
  products.every((product) => companyProducts.includes(product));
