/** What is said where the response is a proxy's page and not the product's. */
export const UNREADABLE_RESPONSE = 'सेवाले अहिले जवाफ दिन सकेन। केही बेरमा फेरि प्रयास गर्नुहोस्।';
