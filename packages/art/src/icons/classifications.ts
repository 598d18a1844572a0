import { plate, solid, stroke } from './pen.ts';

/** Classifications are solid plates with the sign cut out: they never look like a skill. */
export const classificationIcons = {
  OFFICER: plate(stroke('M6.5 9.5 12 6l5.5 3.5M6.5 13.7 12 10.2l5.5 3.5M6.5 18 12 14.5l5.5 3.5')),
  ENGINEER: plate(stroke('M12 5.2 17.8 8.6V15.4L12 18.8 6.2 15.4V8.6Z') + '<circle cx="12" cy="12" r="2.4"/>'),
  MEDICAL: plate(solid('M9.7 5.5H14.3V9.7H18.5V14.3H14.3V18.5H9.7V14.3H5.5V9.7H9.7Z')),
  SCIENCE: plate(
    stroke(
      'M10 5.5H14M10.6 5.8V10.4L6.8 17.1C6.3 18 6.9 18.8 7.9 18.8H16.1C17.1 18.8 17.7 18 17.2 17.1L13.4 10.4V5.8M8.6 14.5H15.4',
    ),
  ),
  SECURITY: plate(
    stroke('M12 5.2 17.6 7.2V11.6C17.6 15.2 15.3 17.7 12 19 8.7 17.7 6.4 15.2 6.4 11.6V7.2Z') +
      solid('M12 9 13.2 11.2 15.5 11.5 13.8 13.1 14.2 15.4 12 14.3 9.8 15.4 10.2 13.1 8.5 11.5 10.8 11.2Z'),
  ),
  'V.I.P.': plate(solid('M12 5 14.1 9.6 19 10.1 15.3 13.4 16.4 18.3 12 15.8 7.6 18.3 8.7 13.4 5 10.1 9.9 9.6Z')),
  CIVILIAN: plate('<circle cx="12" cy="9" r="2.9"/>' + stroke('M6.4 18.6C7 15.4 9.2 14 12 14S17 15.4 17.6 18.6')),
  ANIMAL: plate(
    solid('M12 12C9 12 7 14.5 7 16.6 7 18.6 9 19 12 18.2 15 19 17 18.6 17 16.6 17 14.5 15 12 12 12Z') +
      '<path d="M7 10.4V10.6M10.4 7V7.2M13.6 7V7.2M17 10.4V10.6" stroke-width="3.4"/>',
  ),
} as const;
