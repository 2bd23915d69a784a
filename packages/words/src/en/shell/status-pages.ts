/** The unauthorised page (R2.4) and both variants of the not-found page (R2.22, R2.23). */
export const STATUS_PAGE_WORDS = {
  notFound: {
    code: '404',
    heading: 'Oops! You seem to have lost your way.',
    variant: 'Oops! Page not found.',
    text: "The page you're looking for doesn't exist or has been moved.",
    back: 'Go back home',
  },
  unauthorized: {
    heading: 'This page is not for your role.',
    text: 'You are signed in, but your account may not open that page. If you think it should, write to the organisers.',
    back: 'Go back home',
  },
} as const;
