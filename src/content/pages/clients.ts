import type { Page } from '../schema/page.ts';

export const clientsPage = {
  path: '/client-testimonial',
  name: 'Our Clients and Testimonials',
  heading: 'Those who trust us with their doors',
  lead: 'Hospitals, schools, colleges, banks and financial houses: what they ask of us, and what they say after living with us for a while.',
  description:
    'The medical, education, banking and financial clients of {companyShort}, what they ask for and what they say.',
  topic: 'consulting',
  screen: 'sections',
  picture: 'hero-client-testimonial',
  card: 'hero-client-testimonial',
  sections: [
    {
      type: 'client-marks',
      id: 'clients',
      heading: 'Clients by their field',
      menu: 'Clients by field',
      intro:
        'A mark appears here only with the client’s leave. Many who have good reasons for silence are not shown.',
    },
    {
      type: 'table',
      id: 'what-they-ask',
      heading: 'What each field asks of us first',
      menu: 'What they ask',
      intro: 'The uniform is the same. The first sentence of the post orders never is.',
      caption:
        'The three groups of clients, the worry they bring to the first meeting and what the guard’s orders begin with',
      columns: ['Field', 'The worry at the first meeting', 'The post orders begin with'],
      rows: [
        [
          'Hospitals and clinics',
          'Crowds at casualty, attendants in the wards, a newborn carried out',
          'Where a patient is concerned, ask the nurse before you act',
        ],
        [
          'Eye institutes and diagnostics',
          'Elderly visitors, early queues, costly equipment behind thin doors',
          'Offer an arm before you ask for a token',
        ],
        [
          'Schools',
          'Who takes which child home, buses at the gate, strangers at the fence',
          'No child leaves with anyone whom the school has not named',
        ],
        [
          'Colleges and hostels',
          'Outsiders at festivals, late returns, ragging, women’s hostels',
          'Treat students as adults, and the hostel door as a home',
        ],
        [
          'Banks',
          'Opening and closing, cash on the floor, cash machines at night',
          'Stand where you see both the door and the counter',
        ],
        [
          'Finance and insurance',
          'Papers and laptops that leave the building, pledged gold, angry borrowers',
          'What goes out is entered, whoever carries it',
        ],
      ],
    },
    {
      type: 'testimonials',
      id: 'what-they-say',
      heading: 'What they say',
      intro:
        'By kind of client and city. People who speak about their security should not have to be named for it.',
      testimonials: [
        {
          text: 'Our casualty used to be loud at night. The guards did not make it quiet by force. They gave every family a place to sit and somebody to ask, and the doctors noticed before we did.',
          client: 'Multi-speciality hospital',
          city: 'Pune',
        },
        {
          text: 'What decided it for us was the maternity ward. They asked for the discharge list every morning before we had thought of giving it to them.',
          client: 'Women’s and children’s hospital',
          city: 'Hyderabad',
        },
        {
          text: 'Many of our patients see poorly. I have watched the guard at our door walk an old man to the counter and wait until someone had taken over.',
          client: 'Eye hospital',
          city: 'Chennai',
        },
        {
          text: 'The buses are in and out without shouting now. The lady guard at the gate knows which grandmother belongs to which child, and still asks for the card.',
          client: 'Senior secondary school',
          city: 'Jaipur',
        },
        {
          text: 'During the college festival they told us which of our own plans would not work, and why. We changed the entry, and it went without an incident.',
          client: 'Engineering college',
          city: 'Coimbatore',
        },
        {
          text: 'Parents ask about hostel security before they ask about rooms. We show them the visitor rules and introduce the officer. That usually answers it.',
          client: 'Women’s hostel of a university',
          city: 'Bhubaneswar',
        },
        {
          text: 'Branch opening follows the same order every day, whoever is on duty. Our auditors like it, because they can read it in the register.',
          client: 'Branch network of a private bank',
          city: 'Kolkata',
        },
        {
          text: 'An alarm used to mean that a manager was called out of bed. Now the control room looks first and rings us when there is something to decide.',
          client: 'Cooperative bank',
          city: 'Nashik',
        },
        {
          text: 'We lend against gold, so people at our door may be worried or proud or both. The guards are careful with them, and nothing has gone out without an entry.',
          client: 'Gold loan company',
          city: 'Kochi',
        },
      ],
    },
    {
      type: 'points',
      id: 'before-you-decide',
      heading: 'Five questions to ask our references',
      menu: 'Asking our references',
      intro: 'We arrange a talk with a client in your field when you consider us. Ask what we would ask.',
      points: [
        'How many different faces have you seen at your main gate this year?',
        'When did the officer last come at night, and how do you know?',
        'What was their worst mistake, and who told you of it?',
        'Has a guard ever come to you about unpaid wages?',
        'If you were to sign again today, what would you change in the contract?',
      ],
    },
    {
      type: 'questions',
      id: 'questions',
      heading: 'Questions about clients and references',
      menu: 'Questions',
      questions: [
        {
          question: 'May we visit a site that you guard?',
          answer:
            'With that client’s consent, yes. You see the gate and the registers’ layout, and never what is written in them.',
        },
        {
          question: 'Will you show our mark here if we sign?',
          answer:
            'Only if you allow it in writing, and we take it down when you say so. It has no influence on the rate.',
        },
        {
          question: 'Do you work for clients outside these three fields?',
          answer:
            'Yes: for offices, shops, malls, government, warehouses, factories, housing societies and the food industry among others. This page shows the three fields in which most references are asked for.',
        },
      ],
    },
  ],
  related: ['/strong-relationship', '/hospital-solution', '/banking-solution'],
} as const satisfies Page;
