import { privacyNotices } from '../../contract/privacy-notice.ts';
import type { Page } from '../schema/page.ts';

export const privacyPage: Page & { path: '/privacy' } = {
  path: '/privacy',
  name: 'Privacy',
  heading: 'What we do with what you tell us',
  lead: 'This notice says, form by form, what this website collects, why, for how long, and what you can ask of us.',
  description:
    'What each form of the {companyShort} website collects, why and for how long, and your rights under the DPDP Act, 2023.',
  topic: 'bank',
  screen: 'privacy',
  picture: 'hero-privacy',
  card: 'hero-privacy',
  sections: [
    {
      type: 'points',
      id: 'in-short',
      heading: 'In short',
      points: [
        'You can read every page without telling us who you are.',
        'A form asks only for what is needed to answer it, and you decide whether to send it.',
        'We do not sell personal data, and we do not use it for advertising.',
        'There is no analytics service and no advertising script on these pages.',
        'We never charge an applicant a fee. If someone asks you for money in our name, tell us.',
      ],
    },
    {
      type: 'table',
      id: 'form-by-form',
      heading: 'What each form collects',
      menu: 'Form by form',
      intro:
        'All fields except the resume have to be filled in. Please leave out of the free text whatever we do not need, such as Aadhaar, PAN or bank details.',
      caption:
        'Each form of this website, the data it collects, the purpose and the time for which it is kept',
      columns: ['Form', 'What it collects', 'Why', 'Kept for'],
      rows: [
        [
          'Request a call back',
          'Name, e-mail, phone, company, message',
          'To ring or write to you about your request',
          '{keptLeads} days after we last dealt with it',
        ],
        [
          'Request a quotation',
          'First and last name, e-mail, mobile number, address, state, city, type of service',
          'To work out an offer and send it to you',
          '{keptLeads} days after we last dealt with it',
        ],
        [
          'Job application',
          'Position, name, e-mail, phone, qualification, and your resume if you attach one',
          'To consider you for the position that you name',
          '{keptApplications} days, which is 12 months',
        ],
        [
          'Job upload',
          'The vacancy: position, qualification, experience, skills, industry, location, salary, description',
          'To review the vacancy and to show it',
          'As long as we keep the vacancy itself. No personal detail is asked for; please add none',
        ],
        [
          'Ask about your data',
          'Name, e-mail or phone, what you ask for, details; when you confirm it by our mail, the time and your network',
          'To find your data, to make sure that it is you, and to answer you',
          '{keptDataRequests} days after our answer',
        ],
      ],
    },
    {
      type: 'text',
      id: 'why-we-may',
      heading: 'On what ground we use it',
      menu: 'On what ground',
      paragraphs: [
        'You send us these details of your own accord and for a purpose that the form states. We use them for that purpose and for no other. If we ever want to use them for something else, such as keeping your resume for other vacancies, we ask you separately, and your application does not depend on the answer.',
        'If you become a client or an employee, a contract and the law call for further data and other periods. A legal duty to keep something longer, or a dispute that is still open, comes before the periods above.',
        'The forms are meant for adults. A guard must have completed eighteen years by law. If you are under eighteen, please do not send us a form, and let a parent or guardian write to us instead.',
      ],
    },
    {
      type: 'items',
      id: 'without-a-form',
      heading: 'What happens without a form',
      menu: 'Without a form',
      items: [
        {
          icon: 'key',
          title: 'One cookie',
          text: 'XSRF-TOKEN holds a random value which proves that a form was sent from our own page. It names nobody, and your browser drops it when you end the session.',
        },
        {
          icon: 'document',
          title: 'A form that you have begun',
          text: 'What you type into a form stays in this tab of your browser until you send it, so that a reload does not lose it. It does not reach us before you send it, and a file is never kept. Your browser forgets it when the form is sent, when you close the tab, or after a day.',
        },
        {
          icon: 'clock',
          title: 'Signs of a robot',
          text: 'A form notes how long it took to be filled in and whether a hidden field was filled. We keep only the mark that a submission looked odd, and which version of this notice the form showed.',
        },
        {
          icon: 'certificate',
          title: 'Server records',
          text: 'For security, our servers and network may record the internet address and the time of a request. Such records are kept for 12 months.',
        },
        {
          icon: 'users',
          title: 'Who has read it',
          text: 'Whenever one of our people opens, exports, changes or erases a submission, that is noted, and the note is kept for a year. It holds the reference and not your details.',
        },
      ],
    },
    {
      type: 'text',
      id: 'who-sees-it',
      heading: 'Who sees it and how it is kept safe',
      menu: 'Who sees it',
      paragraphs: [
        'Your details are seen by the people who deal with your request: the enquiry desk or recruitment, and the branch near you. Firms that run servers or mail for us may hold them on our behalf, under contract and on our instructions. Beyond that we hand data over only where the law obliges us to.',
        'What is erased is gone from the live system at once, with its files, mails and notes. Safety copies are kept for a time; if one has to be used, what had been erased is erased again.',
        'Resumes lie outside everything that this website serves and cannot be opened by a web address. Should your data be lost or fall into wrong hands all the same, we tell you and the Data Protection Board of India without delay, and say what you can do.',
      ],
    },
    {
      type: 'items',
      id: 'your-rights',
      heading: 'Your rights',
      intro:
        'They follow from the Digital Personal Data Protection Act, 2023. The Act comes into force in stages; we honour these rights without waiting for the last of them.',
      items: [
        {
          icon: 'search',
          title: 'Know',
          text: 'Ask for a summary of the data that we hold about you, what is done with it, and with whom it was shared.',
        },
        {
          icon: 'check',
          title: 'Correct and complete',
          text: 'Have what is wrong, misleading, incomplete or out of date put right.',
        },
        {
          icon: 'broom',
          title: 'Erase',
          text: 'Have your data erased unless it is still needed for its purpose or the law obliges us to keep it.',
        },
        {
          icon: 'handshake',
          title: 'Withdraw consent',
          text: 'Where you gave consent, take it back as easily as you gave it. What was done before stays lawful.',
        },
        {
          icon: 'users',
          title: 'Nominate',
          text: 'Name someone who can exercise these rights if you die or become unable to.',
        },
        {
          icon: 'scale',
          title: 'Complain',
          text: 'Complain to us first. If our answer does not satisfy you, the Data Protection Board of India hears your complaint.',
        },
      ],
    },
    {
      type: 'steps',
      id: 'whom-to-write-to',
      heading: 'How to ask us',
      steps: [
        {
          title: 'Use the form below, or write',
          text: 'The form at the end of this page reaches the person who answers for personal data. By mail, applicants write to {careersEmail} and everyone else to {enquiryEmail}; put “Privacy” in the subject.',
        },
        {
          title: 'Tell us which submission it is',
          text: 'The reference that you were given after sending a form helps, and so does the e-mail address or phone number that you gave there. Without a reference we look for everything under that address or number.',
        },
        {
          title: 'We make sure that it is you',
          text: 'We send a link to the e-mail address that you gave, by which you confirm the request. We may also put a question to which only the sender knows the answer. We do not ask for copies of identity papers to find a call back request.',
        },
        {
          title: 'We answer',
          text: 'Without delay and within {answeredDays} days at the latest, with what we have done or the reason why we cannot. You may ask for the answer, and for this notice, in any language of the Eighth Schedule to the Constitution.',
        },
      ],
    },
    {
      type: 'items',
      id: 'versions',
      heading: 'Versions of this notice',
      menu: 'Versions',
      items: privacyNotices
        .toReversed()
        .map(({ version, since, file }, index, newestFirst) => ({
          icon: 'certificate',
          title: `Version ${version}`,
          text: `Shown from ${dayOf(since)}${index === 0 ? ' on' : ` until ${dayOf(newestFirst[index - 1]?.since ?? '')}`}.`,
          link: { label: `Read version ${version} as plain text`, path: file },
        })),
    },
    {
      type: 'questions',
      id: 'questions',
      heading: 'Questions about privacy',
      menu: 'Questions',
      questions: [
        {
          question: 'A guard wrote my name into a register at a gate. Does this notice apply?',
          answer:
            'No. At a client’s gate we act for the client, who decides what is asked, how long it is kept and who may look at the cameras. Ask the premises first.',
        },
        {
          question: 'I sent an application twice. Is it stored twice?',
          answer:
            'The same form with the same content within ten minutes is stored once, and you get the same reference again. To recognise it, the server keeps a fingerprint of the content for little longer than that.',
        },
        {
          question: 'Does this notice change?',
          answer:
            'When a form changes, this notice changes with it, under a new version. Each submission keeps the version that its form showed, and is treated under it unless a later one is better for you. A submission that another program sends us, without a form of ours, is given the version of that day.',
        },
      ],
    },
  ],
  related: ['/contactus', '/government-guidelines', '/accessibility'],
};

function dayOf(date: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
