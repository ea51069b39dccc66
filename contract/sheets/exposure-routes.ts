/** Ways by which a product reaches the body, in the order in which they are shown. */
export const exposureRoutes = ['eyes', 'skin', 'inhalation', 'ingestion'] as const;
export type ExposureRoute = (typeof exposureRoutes)[number];
