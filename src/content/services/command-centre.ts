import type { Page } from '../schema/page.ts';

export const commandCentrePage = {
  path: '/e-surveillanceICCC',
  name: 'Integrated Control and Command Center',
  heading: 'The room where alarms are answered',
  lead: 'The Integrated Control and Command Center brings the signals of all your sites to one set of desks, and gives each of them to a person who knows what to do next.',
  description:
    'Inside the Integrated Control and Command Center: its desks, how an alarm is handled, shift handover and how the room is secured.',
  topic: 'control',
  screen: 'sections',
  service: true,
  parent: '/e-surveillance',
  picture: 'hero-iccc',
  card: 'hero-iccc',
  sections: [
    {
      id: 'integrated',
      type: 'text',
      heading: 'What “integrated” means here',
      menu: 'What integrated means',
      paragraphs: [
        'Many companies own four systems that do not talk to each other: an alarm panel, cameras from another firm, a fire panel, and a meter that somebody reads once a month. Each has its own screen and its own expert. At two in the morning nobody has all four.',
        'In the center they arrive as one queue. An intrusion signal opens the nearest camera, the plan of the floor and the call list of the site. A smoke signal shows at the same time whether power has failed there. A guard who presses for help appears with his position and the post orders of his site. Everything that is done there carries a time and a name.',
        '“Command” is the other half. The shift in-charge may send a patrol, ask a guard at a neighbouring site to look, wake your manager, and inform the police or the fire service, within limits that you have signed beforehand.',
      ],
    },
    {
      id: 'desks',
      type: 'table',
      heading: 'Who sits where',
      intro: 'One person may hold two desks on a quiet shift. No desk is ever nobody’s.',
      caption: 'Desks of the command center, what each has before it and what it may decide',
      columns: ['Desk', 'Has before it', 'Decides'],
      rows: [
        [
          'Shift in-charge',
          'All open events, roster, weather and local warnings',
          'Escalation, dispatch, informing authorities',
        ],
        [
          'Alarm desk',
          'Signal queue, call lists, loudspeaker lines',
          'Genuine, false or not sure; the last is handled as genuine',
        ],
        [
          'Video desk',
          'Virtual rounds, live watches, cameras tied to alarms',
          'Warning by voice, marking and saving of recordings',
        ],
        [
          'Guard desk',
          'Posts filled, patrol checkpoints, calls for help, vehicle positions',
          'Relief for an empty post, a second guard to a scene',
        ],
        [
          'Energy and health desk',
          'Meters, schedules, device status, batteries, links',
          'Remote restart, ticket, technician',
        ],
        [
          'Records desk',
          'Requests for footage, reports, call recordings',
          'Release only against a written request from those you named',
        ],
      ],
    },
    {
      id: 'one-alarm',
      type: 'steps',
      heading: 'One alarm, from signal to closure',
      menu: 'One alarm',
      intro: 'A rear shutter of a shop opens outside its hours. This is the order in which the room works.',
      steps: [
        {
          title: 'It arrives with its picture',
          text: 'Site, zone, time and the camera of the rear lane open together. The seconds before the signal are saved.',
        },
        {
          title: 'It is judged',
          text: 'The operator compares what is seen with the schedule and with planned work. A doubt counts as yes.',
        },
        {
          title: 'It is answered on the spot',
          text: 'A live voice through the loudspeaker, lights and hooter, where the site has them. The visitor knows that he has been seen.',
        },
        {
          title: 'People are called',
          text: 'The list is rung from the top until one person accepts. Patrol and police follow according to your response plan.',
        },
        {
          title: 'It stays on the screen',
          text: 'The camera is held, those on the way are told what to expect, and the line stays open until they confirm that the site is safe.',
        },
        {
          title: 'It is closed in writing',
          text: 'Cause, calls, names, times and pictures make up the event report. A loose shutter gets its ticket first.',
        },
      ],
    },
    {
      id: 'handover',
      type: 'points',
      heading: 'What passes from shift to shift',
      menu: 'Shift to shift',
      intro: 'The outgoing and the incoming in-charge go through this list together, at the desk.',
      points: [
        'Events that are open, with the next call that is due',
        'Sites that are not armed, and the reason that was given',
        'Cameras and links that are down, and what stands in for them',
        'Works, deliveries and late staff announced for the coming hours',
        'Guards who are alone, new or on a second duty',
        'Keys of the room, export media and radios, counted',
        'Festivals, elections, matches and weather near any site',
        'Anything that felt wrong and has no name yet',
      ],
    },
    {
      id: 'own-security',
      type: 'items',
      heading: 'How the room itself is kept safe',
      menu: 'The room’s own security',
      intro: 'A place that can see into other people’s premises has to be stricter than any of them.',
      items: [
        {
          icon: 'fingerprint',
          title: 'Entry by name',
          text: 'Card and second factor at the door, visitors escorted, personal phones left outside.',
        },
        {
          icon: 'lock',
          title: 'Rights by role',
          text: 'An operator sees the sites of the shift. Every playback and export leaves a trace that a supervisor reviews.',
        },
        {
          icon: 'bolt',
          title: 'Power and paths in pairs',
          text: 'Supply, cooling, servers and network are planned so that one failure leaves the queue running.',
        },
        {
          icon: 'clock',
          title: 'One clock',
          text: 'Panels, recorders and phones take their time from one source, so that a picture and a call can be laid side by side.',
        },
        {
          icon: 'phone',
          title: 'Recorded lines',
          text: 'Calls to and from the desks are recorded, and some of them are heard again in training.',
        },
        {
          icon: 'certificate',
          title: 'ISO 27001:2013',
          text: 'Our certificate for information security management covers how such data is handled: risks assessed, access reviewed, incidents recorded and learnt from.',
        },
      ],
    },
    {
      id: 'site-file',
      type: 'text',
      heading: 'What the room needs from you',
      menu: 'What we need from you',
      picture: 'gallery-night-patrol',
      paragraphs: [
        'The room is as good as the file of your site: a plan with doors and sensors, opening hours with holidays, the call list with deputies, the address as the police station would give it, the place of the main switch and the hydrant, and the code word by which your people identify themselves.',
        'Numbers change faster than buildings. We ring through each list by daylight at agreed intervals and send you what no longer answers.',
      ],
      link: { label: 'Request a call back', path: '/contactus' },
    },
    {
      id: 'questions',
      type: 'questions',
      heading: 'Questions about the center',
      menu: 'Questions',
      questions: [
        {
          question: 'May we visit?',
          answer: 'Yes, by appointment, also at night. Other clients’ screens are masked meanwhile.',
        },
        {
          question: 'Can our own control room work with yours?',
          answer:
            'It can. Some clients watch by day and hand over to us at night, some keep fire and hand over intrusion. The response plan says at each hour whose alarm it is.',
        },
        {
          question: 'Who trains the operators?',
          answer:
            'Our training wing, with sample events, voice practice and the law on recordings of people. New operators work beside an experienced one before they take a desk alone.',
        },
      ],
    },
  ],
  related: ['/e-surveillanceOMS', '/e-surveillance', '/electronic-security'],
} as const satisfies Page;
