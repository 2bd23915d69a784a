/** What is said where the response is a proxy's page and not the product's. */
export const UNREADABLE_RESPONSE = 'The service cannot answer right now. Try again shortly.';
