/** What search engines, feed readers and language models read besides the pages' own words. */
export const discoveryWords = {
  home: 'Home',
  notFound: 'Page not found',
  notFoundDescription: 'There is no page at this address.',

  blogFeed: 'Blogs',
  blogFeedTitle: 'Blogs | {company}',
  blogFeedDescription: 'Articles on security, fire safety and facility services.',
  jobFeed: 'Job openings',
  jobFeedTitle: 'Job openings | {company}',
  jobFeedDescription: 'The newest open positions. We never charge a fee.',

  job: '{position}, {location}',
  jobLocation: 'Location: {location}',
  jobIndustry: 'Industry: {industry}',
  jobQualification: 'Qualification: {qualification}',
  jobExperience: 'Experience: {experience}',
  jobSkills: 'Skills: {skills}',
  jobSalary: 'Salary: {least} to {most}',
  jobLastDate: 'Last date to apply: {day}',

  services: 'Services',
  otherPages: 'Company, contact and careers',
  lists: 'Lists as data',
  jobList: 'Open positions',
  jobListDescription: 'JSON Feed, newest first',
  blogList: 'Articles',
  blogListDescription: 'JSON Feed, newest first',
  sitemap: 'Sitemap',
  sitemapDescription: 'every page, article and open position',
} as const;
