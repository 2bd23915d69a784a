/* What an event's page shows of questions and answers: the front door of this folder. */
export { EventEnquiries } from './student/EventEnquiries.tsx';
