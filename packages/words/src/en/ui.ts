/** Words of the looks that every page of the app document shares (R2.23, R2.55). */
export const UI_WORDS = {
  noData: 'No Data Found',
  loading: 'Loading...',
  tryAgain: 'Try Again',
  cancel: 'Cancel',
  close: 'Close',
  ok: 'OK',
  brokenTitle: 'This page did not load',
  brokenText: 'Reload it; what you have sent is safe.',
  brokenOffline: 'You are offline. It loads by itself as soon as you are back.',
  reload: 'Reload',
  notFoundCode: '404',
  notFoundTitle: 'Oops! Page not found.',
  notFoundText: "The page you're looking for doesn't exist or has been moved.",
  goHome: 'Go back home',
} as const;
