import type { Page } from '../schema/page.ts';

export const eSurveillancePage = {
  path: '/e-surveillance',
  name: 'E-Surveillance overview',
  heading: 'Your sites, watched from one room',
  lead: 'Alarms, cameras, power and equipment report to one command center. Trained operators look, speak, call, and stay on the line until somebody you named has taken over.',
  description:
    'Alarm and video monitoring, energy and health monitoring and AMC for branches, ATMs, shops and plants, from one command center.',
  topic: 'control',
  screen: 'sections',
  service: true,
  picture: 'hero-e-surveillance',
  card: 'card-e-surveillance',
  sections: [
    {
      id: 'included',
      type: 'items',
      heading: 'What is covered',
      menu: 'What it covers',
      intro: 'Seven parts. A small shop may take one of them; a branch network usually takes all.',
      items: [
        {
          icon: 'bell',
          title: 'Alarm and video monitoring',
          text: 'Door contacts, motion, vibration, glass-break, smoke and panic signals arrive together with the camera that sees the place, so that an alarm is looked at before anyone is woken.',
        },
        {
          icon: 'headset',
          title: 'Command and control center',
          text: 'The room in which every signal ends: operators by shift, a shift in-charge, recorded lines and the response file of your site on the screen.',
          link: { label: 'Inside the command center', path: '/e-surveillanceICCC' },
        },
        {
          icon: 'alert',
          title: 'Event-based monitoring',
          text: 'The site calls us. Operators act on what happened and leave the quiet hours to the sensors.',
          link: { label: 'How an event is handled', path: '/e-surveillanceOMS#events' },
        },
        {
          icon: 'camera',
          title: 'Live video monitoring',
          text: 'We call the site. Virtual rounds, opening and closing, cash handling and crowded hours are watched as they happen, by a schedule agreed with you.',
          link: { label: 'When live viewing pays', path: '/e-surveillanceOMS#live-video' },
        },
        {
          icon: 'bolt',
          title: 'Energy management',
          text: 'Lights, signage and air conditioning follow the hours of the site and the season, and a unit left running on a Sunday shows up on Sunday.',
          link: { label: 'What is switched, and when', path: '/e-surveillanceOMS#energy' },
        },
        {
          icon: 'heart-pulse',
          title: 'Health monitoring',
          text: 'Cameras, recorders, disks, batteries and links are tested through the day. A fault becomes a ticket while it is still only a fault.',
          link: { label: 'What is tested', path: '/e-surveillanceOMS#health' },
        },
        {
          icon: 'handshake',
          title: 'Other integrated services such as AMC',
          text: 'Survey, installation, annual maintenance contracts (AMC), retrieval of recordings and the take-over of systems that another firm put in.',
          link: { label: 'Other integrated services', path: '/e-surveillanceOISS' },
        },
      ],
    },
    {
      id: 'room-or-guard',
      type: 'table',
      heading: 'What to leave to the room, and what to a person',
      menu: 'Room or person',
      intro: 'Remote monitoring replaces some posts and supports others. This is how we divide the work.',
      caption: 'Tasks of a site, with what the control room does and what needs a person on the spot',
      columns: ['Task', 'From the room', 'On the spot'],
      rows: [
        [
          'Closed premises at night',
          'Alarm, picture check, warning by loudspeaker, calls',
          'A key holder or patrol who can reach it',
        ],
        [
          'Opening and closing',
          'Seen against the time schedule, late closing queried',
          'The key holder of the day',
        ],
        [
          'Unattended ATM lobby',
          'Loitering, tampering and covered cameras noticed, talk-down',
          'A visit for cleaning, repair or arrest by the police',
        ],
        ['Queue before opening hours', 'Counted and reported', 'A guard, who can form a line'],
        [
          'Vault and cash loading',
          'Dual presence watched, recording marked',
          'Custodians and an armed guard',
        ],
        ['Fire signal', 'Verified, fire service and wardens called', 'Someone trained to lead people out'],
      ],
    },
    {
      id: 'sectors',
      type: 'sectors',
      heading: 'Sectors we serve',
      intro:
        'Sites that are many, small and far apart gain most. Larger ones use the room to check posts and patrols.',
    },
    {
      id: 'going-live',
      type: 'steps',
      heading: 'From survey to the first night',
      menu: 'Going live',
      intro: 'No site is switched to live before its alarms have been set off on purpose and answered.',
      steps: [
        {
          title: 'Survey',
          text: 'A technician and an officer walk the site with your manager: doors, blind spots, power, network, neighbours, and what is already installed and still sound.',
        },
        {
          title: 'Design',
          text: 'You receive a drawing with each sensor and camera, what it is for, and what we decided against, with the price of both.',
        },
        {
          title: 'Response plan',
          text: 'For every kind of signal we write down with you who is called, in which order, what may be said over the loudspeaker and when the police are informed.',
        },
        {
          title: 'Installation and tests',
          text: 'Each detector is triggered, each camera checked by day and after dark, each line cut once to see that the alarm for it comes.',
        },
        {
          title: 'Trial operation',
          text: 'The room answers for real while nuisance alarms are traced and cured, one detector at a time.',
        },
        {
          title: 'Live, and reviewed',
          text: 'From then on one officer goes through the month with you and corrects the call list.',
        },
      ],
    },
    {
      id: 'report',
      type: 'points',
      heading: 'What your monthly report contains',
      menu: 'Monthly report',
      intro: 'Short enough to be read, and open to be checked against the recordings.',
      points: [
        'Signals by site and by cause, with the share that was false',
        'How long each took from signal to first look, and from look to first call',
        'Events with pictures, and what was done about each',
        'Sites opened early, closed late or not armed',
        'Hours in which any camera, link or battery was out, and why',
        'Consumption and savings where energy is managed',
        'Call lists that were tested, and numbers that no longer answered',
        'What we advise to change, with its cost',
      ],
    },
    {
      id: 'questions',
      type: 'questions',
      heading: 'Questions before you begin',
      menu: 'Questions',
      questions: [
        {
          question: 'Can you use the cameras that we already have?',
          answer:
            'Often. The survey tells you which cameras, recorders and panels can report to the room as they are, which need a converter, and which are not worth connecting.',
        },
        {
          question: 'What if somebody cuts the line?',
          answer:
            'Sites are planned with two paths, as a rule a wired line and a mobile connection of another operator. The loss of either raises a signal of its own.',
        },
        {
          question: 'Does anyone watch us all day?',
          answer:
            'Only if you order live viewing, for the areas and hours that you name. With event-based monitoring the picture opens when a signal arrives. Washrooms, changing rooms and PIN pads are never in view.',
        },
        {
          question: 'Who owns the recordings?',
          answer:
            'You do. They are kept for as long as your regulator and your own policy ask, access is by name and role, and each export is entered in a register.',
        },
        {
          question: 'Will the police come when you call?',
          answer:
            'That is their decision, and a verified report helps them to make it: we say what we see at that moment, give the address as the station knows it, and note who took the call.',
        },
      ],
    },
  ],
  related: ['/electronic-security', '/guarding-solution', '/banking-solution'],
} as const satisfies Page;
