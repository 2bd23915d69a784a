/** What is another once somebody took a seat in a class or left it. */
export const CLASS_CHANGES = ['GET /user/workshops/classes', 'GET /user/events/waiting'] as const;
