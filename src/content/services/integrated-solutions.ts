import type { Page } from '../schema/page.ts';

export const integratedSolutionsPage = {
  path: '/e-surveillanceOISS',
  name: 'Other Integrated Solutions and Services',
  heading: 'What keeps a monitored site working',
  lead: 'Monitoring begins where installation ends, and fails where maintenance ends. These are the services around the screens, AMC first.',
  description:
    'Annual maintenance contracts, survey, installation, take-over of systems, footage retrieval and patrols around e-surveillance.',
  topic: 'electronic',
  screen: 'sections',
  service: true,
  parent: '/e-surveillance',
  picture: 'hero-oiss',
  card: 'hero-oiss',
  sections: [
    {
      id: 'amc',
      type: 'table',
      heading: 'Annual maintenance contract (AMC): two kinds',
      menu: 'Annual maintenance',
      intro:
        'Both include planned visits and attendance to faults. They differ in who pays for a part that has died.',
      caption: 'What a comprehensive and a non-comprehensive maintenance contract include',
      columns: ['Item', 'Comprehensive AMC', 'Non-comprehensive AMC'],
      rows: [
        ['Planned preventive visits', 'Included', 'Included'],
        ['Labour for repairs', 'Included', 'Included'],
        [
          'Spare parts',
          'Included, from a list in the contract',
          'Quoted and approved before they are fitted',
        ],
        ['Batteries, disks and other wear parts', 'As listed, with their expected life', 'Charged'],
        ['Stand-by unit during a repair', 'For recorders and panels, as listed', 'On hire'],
        ['Damage by surge, water, rodents or people', 'Charged, with pictures of the cause', 'Charged'],
        [
          'Software and firmware updates',
          'Included, after a test on one site',
          'Included, after a test on one site',
        ],
        ['Shifting or adding devices', 'Quoted', 'Quoted'],
      ],
    },
    {
      id: 'preventive-visit',
      type: 'points',
      heading: 'What is done on a preventive visit',
      menu: 'A preventive visit',
      intro:
        'The technician signs each line with a reading or a picture. Your branch signs that the visit took place.',
      points: [
        'Every detector triggered, and its arrival confirmed by the control room',
        'Every camera cleaned, focused and compared with its picture of the first day',
        'Night view checked after dark, or by covering the sensor',
        'One recording of each channel played back from the oldest day that should exist',
        'Clock compared with the time source',
        'Battery measured under load, its age written on it',
        'Mains cut once: panel, recorder, one camera and the router must go on',
        'Each of the two links pulled in turn, with the alarm for it confirmed',
        'Panic switches, hooter and loudspeaker tried with the manager',
        'Cables, junction boxes and rodent damage looked at above the false ceiling',
        'User codes read out; those of people who have left are deleted',
        'Call list checked with the branch, on the spot',
      ],
    },
    {
      id: 'services',
      type: 'items',
      heading: 'Other integrated services',
      menu: 'Other services',
      intro: 'To be taken with monitoring or without it.',
      items: [
        {
          icon: 'search',
          title: 'Survey and design',
          text: 'A drawing with fields of view, a list of parts and the reason for each, usable for your own tender.',
        },
        {
          icon: 'briefcase',
          title: 'Installation and commissioning',
          text: 'Cabling, mounting, labelling and tests by our technicians, with as-built drawings at the end.',
        },
        {
          icon: 'handshake',
          title: 'Take-over of existing systems',
          text: 'We record what there is, make it report to the control room where it can, and tell you plainly where it cannot.',
        },
        {
          icon: 'radio',
          title: 'Connectivity and power back-up',
          text: 'Second links, routers, UPS and batteries sized by measured load and by the longest cut that you remember.',
        },
        {
          icon: 'document',
          title: 'Retrieval of recordings',
          text: 'Footage for an inquiry is exported with its hash value and handed over against a signature, with the custodian’s part of the certificate under section 63 of the Bharatiya Sakshya Adhiniyam, 2023.',
        },
        {
          icon: 'lock',
          title: 'Remote entry and talk-back',
          text: 'A door released by the room for a technician or a cash crew, against a code and a picture, so that fewer keys are about.',
        },
        {
          icon: 'patrol',
          title: 'Patrol and key holding',
          text: 'A patrol that goes when the room calls, and a sealed key that it may use under the conditions you set.',
        },
        {
          icon: 'graduation',
          title: 'Instruction of your staff',
          text: 'Arming, code words, what to do after a robbery, whom to ring: half an hour at the site, repeated when people change.',
        },
      ],
    },
    {
      id: 'fault',
      type: 'steps',
      heading: 'The life of a fault',
      menu: 'Life of a fault',
      intro: 'You can follow each ticket by its number, and only you can say that it is closed.',
      steps: [
        {
          title: 'Noticed',
          text: 'By health monitoring, by the operator or by a call from the site. It receives a number and a grade.',
        },
        {
          title: 'Tried from afar',
          text: 'Restart, settings, second path. What is cured here needs no visit.',
        },
        {
          title: 'Covered',
          text: 'If the site is blind in an important place, the manager is told and a patrol or a guard stands in as agreed.',
        },
        {
          title: 'Visited',
          text: 'A technician announced by name, with the part that the history suggests, and an identity card that you can check with the control room.',
        },
        {
          title: 'Proved',
          text: 'The repaired device is tested with the room. Cause and part are written into the history of the site.',
        },
        {
          title: 'Closed',
          text: 'Your manager confirms. Faults that come back are taken up in the monthly review.',
        },
      ],
    },
    {
      id: 'end-of-life',
      type: 'text',
      heading: 'When equipment has served its time',
      menu: 'End of life',
      paragraphs: [
        'A recorder that is thrown away still holds weeks of faces. We erase or destroy disks before anything leaves the site and give you a record with serial numbers.',
        'The rest is electronic waste. Under the E-Waste (Management) Rules, 2022, bulk consumers may hand it over only to registered producers, refurbishers or recyclers. Batteries follow the Battery Waste Management Rules, 2022. We arrange both and file the receipts with your site’s papers.',
      ],
    },
    {
      id: 'questions',
      type: 'questions',
      heading: 'Questions on maintenance',
      menu: 'Questions',
      questions: [
        {
          question: 'Do you maintain systems that others installed?',
          answer:
            'Yes, after an inspection. Devices that are beyond repair are listed with a price for replacement and stay outside the contract until they are replaced.',
        },
        {
          question: 'How fast does a technician come?',
          answer:
            'The times are agreed for each site by grade of fault and by distance, and stand in the contract. The monthly report shows how often they were met.',
        },
        {
          question: 'Are remote logins safe?',
          answer:
            'Technicians log in by name, with a second factor and for one ticket. Factory passwords are changed at commissioning, and none is shared by two sites.',
        },
      ],
    },
  ],
  related: ['/e-surveillance', '/e-surveillanceOMS', '/facility-management'],
} as const satisfies Page;
