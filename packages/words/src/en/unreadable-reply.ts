/** What is said where the reply is a proxy's page and not the product's. */
export const UNREADABLE_REPLY = 'The service cannot answer right now. Try again shortly.';
