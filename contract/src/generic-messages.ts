/** Messages fixed by the specification, section 8. */
export const genericMessages = {
  fallback: 'An error occurred',
  network: 'Network error - please check your connection',
  html500: 'Server error occurred. Please try again later.',
  htmlUnavailable: 'Service temporarily unavailable. Please try again later.',
  htmlOther: (status: number) => `Server returned an error (${status}). Please try again.`,
  timeout: 'Request timed out',
  csrfInvalid: 'Invalid CSRF token',
  csrfFailed: 'Failed to obtain CSRF token',
  csrfMissing: 'No CSRF token received from server',
} as const;
