/**
 * The company's figures. Pages disagree about some of them, as the specification does; each figure names
 * the page that states it, and stays there.
 */
export const claims = {
  founded: { value: '2009', pages: ['/', '/the-company'] },
  yearsOfExperience: { value: '13+', pages: ['/'] },
  guards: { value: '15K+', pages: ['/'] },
  clients: { value: '200+', pages: ['/'] },
  guardsAndOfficers: { value: '6,000', pages: ['/', '/the-company'] },
  exServicemenShare: { value: '60%', pages: ['/', '/the-company'] },
  offices: { value: '37', pages: ['/our-presence'] },
  statesOfPresence: { value: '18', pages: ['/guarding-solution'] },
  statesOfPresenceElsewhere: { value: '23', pages: ['/our-presence'] },
  personnel: { value: '5000', pages: ['/infrastructure-focus'] },
  clientsElsewhere: { value: '2500', pages: ['/infrastructure-focus'] },
  licensedStates: { value: '21', pages: ['/our-presence'] },
  energySeasons: { value: '6', pages: ['/e-surveillanceOMS'] },
} as const;
