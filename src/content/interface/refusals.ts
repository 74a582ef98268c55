import { refusalMessages } from '../../contract/refusal-messages.ts';

/** Why a form could not be sent, and what became of what was typed. */
export const refusalsWords = {
  ...refusalMessages,
  offline: 'You are offline. What you entered is kept; send it again when the line is back.',
  backOnline: 'The line is back. Please send it again.',
  lineBroke:
    'The line broke off before an answer came. What you entered is kept; please send it again. If it has reached us already, it is not stored twice.',
  openTooLong:
    'This page has been open for too long, or the browser keeps no cookies for us. What you entered is kept; please reload the page and send it again.',
  waitAndKeep: '{reason} What you entered is kept.',
  awayAndKeep: '{reason} What you entered is kept; please send it again in a minute.',
  ourFaultAndKeep:
    'Something went wrong on our side. What you entered is kept; please send it again in a while.',
  tooManyOfNetwork: 'Too many forms were sent from your network. Please wait a minute.',
  ourServerAway: 'Our server is away for a moment.',
  quoteRequest: 'To ask us about it, quote {request}.',
  chooseAgain: 'The resume has to be chosen again: no browser keeps a file.',
  unreadable: 'The form did not arrive whole. Please send it again.',
  goBack: 'Your browser’s Back button leads to the form as you had filled it in.',
} as const;
