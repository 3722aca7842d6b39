SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.account (
    id text NOT NULL,
    kind text NOT NULL,
    language text NOT NULL,
    settings text NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    email text,
    password_hash text,
    first_name text,
    last_name text,
    display_name text,
    merged_into text,
    status text DEFAULT 'active'::text NOT NULL,
    plan integer,
    is_entitled integer DEFAULT 0 NOT NULL,
    ip_data text DEFAULT '{}'::text NOT NULL,
    email_verified_at bigint,
    feedback_requested_at bigint
);
CREATE TABLE public.built_file (
    name text NOT NULL,
    account_id text NOT NULL,
    content_key text NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.feedback (
    id text NOT NULL,
    at bigint NOT NULL,
    account_id text,
    email text,
    message text NOT NULL
);
CREATE TABLE public.gallery_template (
    uuid text NOT NULL,
    card text NOT NULL,
    document text NOT NULL,
    saved_by text,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
);
CREATE TABLE public.job (
    id text NOT NULL,
    kind text NOT NULL,
    payload text NOT NULL,
    state text NOT NULL,
    attempts integer NOT NULL,
    due_at bigint NOT NULL,
    leased_by text,
    last_error text,
    created_at bigint NOT NULL,
    finished_at bigint
);
CREATE TABLE public.log_entry (
    id text NOT NULL,
    at bigint NOT NULL,
    level text NOT NULL,
    lmid text NOT NULL,
    account_id text,
    ip text NOT NULL,
    verb text NOT NULL,
    path text NOT NULL,
    content text NOT NULL,
    body text
);
CREATE TABLE public.one_time_token (
    token_hash text NOT NULL,
    account_id text NOT NULL,
    purpose text NOT NULL,
    payload text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    used_at bigint
);
CREATE TABLE public.provider (
    id text NOT NULL,
    account_id text NOT NULL,
    provider text NOT NULL,
    subject text NOT NULL,
    profile text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.purchase_order (
    id text NOT NULL,
    account_id text,
    email text NOT NULL,
    name text NOT NULL,
    static_id text,
    template_uuid text,
    gs_url text,
    price_cents integer NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.rate_limit (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.schema_version (
    version integer NOT NULL,
    name text NOT NULL,
    applied_at bigint NOT NULL
);
CREATE TABLE public.session (
    token_hash text NOT NULL,
    account_id text NOT NULL,
    created_at bigint NOT NULL,
    last_seen_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    id text DEFAULT ''::text NOT NULL,
    ip text DEFAULT ''::text NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.template (
    uuid text NOT NULL,
    account_id text NOT NULL,
    name text NOT NULL,
    summary text NOT NULL,
    revision integer NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    deleted_at bigint,
    document text NOT NULL
);
CREATE TABLE public.template_version (
    id text NOT NULL,
    template_uuid text NOT NULL,
    kind text NOT NULL,
    revision integer NOT NULL,
    name text NOT NULL,
    saved_at bigint NOT NULL,
    document text NOT NULL
);
CREATE TABLE public.usage_count (
    day text NOT NULL,
    event text NOT NULL,
    screen text NOT NULL,
    amount integer NOT NULL
);
INSERT INTO public.account VALUES ('b8450ee9-691e-4a8b-a63b-23da41af06d4', 'anonymous', 'en', '{}', 1795237200000, 1795240800000, NULL, NULL, NULL, NULL, NULL, NULL, 'active', NULL, 0, '{}', NULL, NULL);
INSERT INTO public.account VALUES ('47e3d14b-6d62-4dc2-891f-d0b7d5e9ebad', 'anonymous', 'en', '{}', 1795219200000, 1795248000000, NULL, NULL, NULL, NULL, NULL, NULL, 'active', NULL, 0, '{}', NULL, NULL);
INSERT INTO public.log_entry VALUES ('96517160-5b76-4228-81ed-7a031e8a8889', 1795305600000, 'info', 'index-server-started', NULL, '', '', '', 'Modelwright 0.1.0, Node.js v20.20.2, postgres, process 6626', NULL);
INSERT INTO public.log_entry VALUES ('f69b6348-f641-4b18-bf11-505ab06de122', 1795309200000, 'info', 'index-server-stopped', NULL, '', '', '', 'Modelwright 0.1.0, Node.js v20.20.2, postgres, process 6626', NULL);
INSERT INTO public.schema_version VALUES (1, '001-accounts', 1795219200000);
INSERT INTO public.schema_version VALUES (2, '002-templates', 1795219200000);
INSERT INTO public.schema_version VALUES (3, '003-built-files', 1795219200000);
INSERT INTO public.schema_version VALUES (4, '004-rate-limits', 1795219200000);
INSERT INTO public.schema_version VALUES (5, '005-sign-in', 1795305600000);
INSERT INTO public.schema_version VALUES (6, '006-template-versions', 1795305600000);
INSERT INTO public.schema_version VALUES (7, '007-gallery', 1795305600000);
INSERT INTO public.schema_version VALUES (8, '008-orders', 1795305600000);
INSERT INTO public.schema_version VALUES (9, '009-jobs', 1795305600000);
INSERT INTO public.schema_version VALUES (10, '010-journal', 1795305600000);
INSERT INTO public.schema_version VALUES (11, '011-builds', 1795305600000);
INSERT INTO public.session VALUES ('3c87441f713ea5a6b341e7fba6efe5f72593ff959fc1f21d33ced3b9e7e0d2bb', 'b8450ee9-691e-4a8b-a63b-23da41af06d4', 1795237200000, 1795237200000, 1829797200000, '', '', '');
INSERT INTO public.session VALUES ('995f544fc841860330525167e66cd7ae174972389970650128b9e46f799d5996', '47e3d14b-6d62-4dc2-891f-d0b7d5e9ebad', 1795219200000, 1795309200000, 1829869200000, '', '', '');
INSERT INTO public.template VALUES ('01f70b7c-e5bd-4498-aff0-49aae38d8024', '47e3d14b-6d62-4dc2-891f-d0b7d5e9ebad', 'Café', '{"description":"only","language":"en","services":[],"price":null}', 1, 1795233600000, 1795233600000, NULL, '{"uuid":"01f70b7c-e5bd-4498-aff0-49aae38d8024","version":"1.0","id":null,"timestamp":1795233600000,"name":"Café","description":"only","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
INSERT INTO public.template VALUES ('a0171e2b-af9c-4e0f-a183-d2cd6443b706', '47e3d14b-6d62-4dc2-891f-d0b7d5e9ebad', 'Priced', '{"description":"a price in words","language":"en","services":[],"price":"free"}', 1, 1795237200000, 1795237200000, NULL, '{"uuid":"a0171e2b-af9c-4e0f-a183-d2cd6443b706","version":"1.0","id":null,"timestamp":1795237200000,"name":"Priced","description":"a price in words","language":"en","moneyUnits":"mln","price":"free","templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
INSERT INTO public.template VALUES ('e53ecacf-af1e-4d9b-ae0a-4c315d82b18e', 'b8450ee9-691e-4a8b-a63b-23da41af06d4', 'Mill', '{"description":"second","language":"en","services":[],"price":null}', 2, 1795240800000, 1795244400000, NULL, '{"uuid":"e53ecacf-af1e-4d9b-ae0a-4c315d82b18e","version":"1.0","id":null,"timestamp":1795240800000,"name":"Mill","description":"second","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
INSERT INTO public.template VALUES ('e36305ab-17e7-4c55-892d-1ee8f6205568', '47e3d14b-6d62-4dc2-891f-d0b7d5e9ebad', 'Deleted', '{"description":"to be restored","language":"en","services":[],"price":null}', 1, 1795248000000, 1795248000000, 1795248000000, '{"uuid":"e36305ab-17e7-4c55-892d-1ee8f6205568","version":"1.0","id":null,"timestamp":1795248000000,"name":"Deleted","description":"to be restored","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
INSERT INTO public.template VALUES ('93dbd1ca-943d-474f-b177-223280a160f4', '47e3d14b-6d62-4dc2-891f-d0b7d5e9ebad', 'Bakery', '{"description":"saved again","language":"en","services":[],"price":null,"isPublished":false}', 4, 1795222800000, 1795309200000, NULL, '{"uuid":"93dbd1ca-943d-474f-b177-223280a160f4","version":"1.0","id":null,"timestamp":1795222800000,"name":"Bakery","description":"saved again","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
INSERT INTO public.template_version VALUES ('58c8927d-1704-412b-9a0a-0dcbad9e512f', '93dbd1ca-943d-474f-b177-223280a160f4', 'saved', 3, 'Bakery', 1795230000000, 'rZbfb+M2DMf/lYDPypA4vfbqt13uxwpsQNDusIehKBiJToTKlCHJboMg//tAJ03srtju3PjNX5sfkZRIcQt1bQ3kcD0zSzPVOL6+mJnxxdVFMV5Or67GWTbLPk5wejkpLkBBQyFaz5DD9JcJKBBbrp1TkGxJMWFZQT69uv6QZdnHiTwKGEuCHD7hI4UNKDAUdbBV2nPS2gYDChzyqsaV/EkMCkrPtPnONkXIoXQiVcFqOq5HZeUw0dxzoucEOYACXxH/erMIvqwOio3fiClgsryCHIxnatVFvXQ2rslAXqCLJA5sfJ0g34L+qmOaezf3NSfIZ5cK9O9UdCUF+tau1h0pU6B/s127iYK4JkoLCn94UzuCPIWadgoMJpSFImnJQoT8722byhflYdU67UDymsQSvh0VG78wLl3HdY382UbRDtJOveLJ7jjbxv4C/PMkDSESNzZ4LolTB/qlpw7h6joEYr3pQOcnaVDs+EyxG/jh/b9Z+616hTJUBdIW27N7In7uywPAlgv3mnrT0QYgI7pe2HeH90Gb4rukuY9p5ItR/CHi286tsOsaOWd5pUaHYz9CNiM0pR0Y+pPuwP/y4dHyaqSxsukHCuhNYmGfyWCMlLqJ+Crq6CgP4jKylt7UpZ60AUiumt4haigmqcdRRaHwoUTW/1/zLfleurA0rk6D2gsP2jcU+hQxEeGGtavNSdHId4+2en20jiBO/2oWw1AG43rpsb1NfgbWy+KBhTHWZbVvzmdwLVBDXNN5EvazHr0V377+3ktp6+y9kH5pvZ/2ZvEMYtmz7P3yLBRdnINiqzOkRYapsxxCvcZwlk3fg9qpagDsXoH2gW4p+jrottndK5BWWTs8vBnb2Ngf1V6khymol+bbYWx3AiZuOoNe/7OMq4fxbyvjczuhbmU4pLuEQQbYbJJdjqfZeCJrVBSsN1bbtGlD57SGnYInLVal5TnG9Sd0bX/P4QMoQK1lFI23pMk2kpRFy5DxXb5bboiTD5ujnE06Zgvc9GxmE1nveCVsQa6afAtPqLUgM7l3VkEwoICWNhl8KGuXbOX2Lu3k+Qc=');
INSERT INTO public.template_version VALUES ('2a5e337b-52bc-4291-ab77-497b91081065', '01f70b7c-e5bd-4498-aff0-49aae38d8024', 'saved', 1, 'Café', 1795233600000, 'rZbbbuM4DIZfJeC1MnCSHn23kzlsgV0gaHcxF4OiYGTaEUamDEl2GwR5oH2OfbEFnTSxu8Uc3PjOv81PJCVS3EBdmwxSSCb5ZbK81GM6X2bjs7PrqzHmeTI+u0ak2VV2lUzPQEFDPhjHkMLkXQIKxJZraxVEU1KIWFaQTi6vz6ez2UUijwLGkiCFOeb//gMKMgramyruMI7tGhRY5KLGQv4jBgWlY1r/zSYGSKG0IlXeaDqsRmVlMdLccaSnCCmAAlcR/3az8K6s9ooJn4nJYzRcQAqZY2rVRb20JqwogzRHG0gcWLs6QroB/UmHOHd27mqOkM4uFOg/KO9KCvStKVYdaapA/266domCsCKKC/J/uqy2BGn0NW0VZBhRFgqkJQkB0q+bNpHPykPROm1BshrFEj4fFBM+Mi5tx3WN/MEE0fbSVr3gyd5Y08b+DPzrKA0hEjfGOy6JYwf6sacO4erae2K97kDnR2lQ7PhEoRv4/v37rN1WvUBlVHnSBtujeyR+6MsDwIZz+5J609EGIAPaXth3+/dBm+K6pLkLceTyUfgp4uvOFdh1jaw1XKjR/tiPkLMRZqUZGPqj7sC/OP/NcDHSWJn4EwX0KjE3T5RhCBS7ifgk6uggD+Iyspbe1KUetQFIrpreIWooRKnHUUU+d75E1j+u+ZZ8L11YGlenQe2EB+0a8n2KmIhww9rW2VHRyHffTPXyaB1AHP/XLIahMgyrpUOf/SKsl8U9C0Ooy2rXnE/gmqeGuKbTJOxXPXotvl39vZXS1tlbIf3Sejvt1eIZxDIn2fvlSSg6PwXFVCdIiwxTJzmEeoX+JJu+A7VT1QDYvQLtPN1ScLXXbbO7VyCtsra4f8tMY0J/VHuWHiagnptvh7HZCpi46Qx6/c8yru7Hv40Mz+2EupHhkO4iehlgp8n0YjyZjhNZoyJvXGa0ies2dI4r2Cp41GJVGp5jWL1H2/b3FM5BAWoto2i4JU2mkaQsWoYM7/LdcEMcnV8f5GnSMVvgumczS2S9w5WwAblq0g08otaCnMq9U3jBgAJampjhQ1nbaCq7c2krz38=');
INSERT INTO public.template_version VALUES ('8b93f599-2eb1-409a-bd26-7725d8bdebfb', 'a0171e2b-af9c-4e0f-a183-d2cd6443b706', 'saved', 1, 'Priced', 1795237200000, 'rZbfb+M2DMf/FYPPypA4vXbnt13uxwpsQNDusIehKBiJToiTJUOS3QZB//eBTprYXXG7c+M3fQV+TFIixR00DRsoAKezqxnlqwmW7/XkgqblBGe/zicm1+by4mK+uppegoKWQmTvoIDZL1NQILausVZB4opiwqqGYnb1/l0+v8qn8ilwWBEUsAysyYACQ1EHrtOeg1ktGxm77MEHE0GBRbducC1G5EBB5R1tvzpOEQqorEidDRRQBiJQkKiqLSZaeJfoMUEBoMDX5H67XgZf1QeF4xdyFDCxW0MBxjvq1GWzshw3ZKAo0UYSF7a+SVDsQH/WMS28XfjGJSjmlwr0H1T2JQX6htebnpQr0L9z326qIG6I0pLCn940lqBIoaEnBQYTyo8iaUlJhOKfXZfXZ+V+3TltJU5OYglfjgrHTw5Xtue6RveRo2gH6Um94MlRWe5ifwb+dZLGEMm1HLyryKUe9NNAHcPVTQjk9LYHXZykUbHjI8V+4If191n7o3qBMlQH0ozdRT4RPw7lEWB2pX1Jve5pI5AR7SDs28N61KH4PmnhY8p8mcUfIr7u3Br7rpG17NYqO1z7DJ3J0FQ8MvQH3YP/7cM3dutMY83pBwroVWLJj2QwRkr9RHwWNTvKo7gOnZbe1KeetBFIV7eDS9RSTFKPWU2h9KFCp/+/5jvynfRhaVy9BrUX7rVvKQwpYiLCtdO2MSdFo7v9xvXLq3UEufSfZjEOZTBuVh6D+UnYIIsHFsbYVPW+OZ/BtUAtuYbOk7Cf9ei1+Pb191ZKV2dvhQxL6+20V4tnFIvPcvars1B0eQ4K12dIiwxTZ7mEeoPhLIe+B3VT1QjYnQLtA91Q9E3QXbO7UyCtsrF4WBluOQ5HtWfpfgbqufn2GLsnAZNre4PecFvG1cP4t5NZuptQdzIc0m3CIANsPs0vJ7N8MpV/1BTYG9actl3oLm3gScGDFquK3QLj5gParr8X8A4UoNYyisYb0sStJGXZMWSWl312Lbnkw/Yo59Oe2RK3A5v5VP53fBJ2IE9NsYMH1FqQubw76yAYUEArTgbvq8Ymru3epSf5/gU=');
INSERT INTO public.template_version VALUES ('9c960892-fb9f-4bd0-9064-ce603b161f0a', 'e53ecacf-af1e-4d9b-ae0a-4c315d82b18e', 'saved', 2, 'Mill', 1795244400000, 'rZbfb+M2DMf/lYDPyuCk7a3nty33YwV2QNBu2MNQFIxEO8TJkiHJboMg//tAJ03sXnG7c+M3f21+RFIixS00DRvIga4uSKMupljMaHpp3q+mSBlOL/XF7Mpcz1ezawIFLYXI3kEOs18yUCC2rrFWQeKKYsKqhnz26/ur+WV2ncmjwGFFkMMXthYUGIo6cJ32lEjaOwMKLLqywVJ+JAcKKu9o87fjFCGHyopUB9Z0XI6q2mKihXeJnhLkAAp8Te63m2XwVX1QOH4mRwETuxJyMN5Rpy6bleW4JgN5gTaSOLDxTYJ8C/qTjmnh7cI3LkF+8U6B/pOKvqRA33K57klzBfoP7ttlCuKaKC0pfPGmsQR5Cg3tFBhMKAtF0pKGCPm/2y6Tz8pD2Tkt6UqcxBI+HxWOHx2ubM91je4DR9EO0k694MnmWO5ifwb+dZLGEMm1HLyryKUe9ONAHcPVTQjk9KYHXZykUbHjE8V+4If377P2W/UCZagOpBm7w3sifhjKI8DsCvuSetPTRiAj2kHYd4f3UZvi+6SFj2nii0n8IeLrzpXYd42sZVeqyeHYT9CZCZqKR4b+qHvwf3z4yq6caKw5/UABvUos+IkMxkipn4hPok6O8iiuQ6elN/WpJ20E0tXt4BC1FJPU46SmUPhQodP/X/Md+V66sDSuXoPaCw/atxSGFDER4cZp25iTotHdfeX65dE6glz6plmMQxmM65XHYH4SNsjigYUxNlW9b85ncC1QS66h8yTsZz16Lb59/b2V0tXZWyHD0no77dXiGcXis+z96iwUXZyDwvUZ0iLD1FkOoV5jOMum70HdVDUCdq9A+0C3FH0TdNfs7hVIq2wsHt4MtxyHo9qz9DAD9dx8e4ztTsDk2t6gN/ws4+ph/NvK9NxNqFsZDukuYZABdp7N301n82kma9QU2BvWnDZd6C6tYafgUYtVxW6Bcf072q6/53AFClBrGUXjLWniVpKy7Bgyvct3di255MPmKM+zntkSNwObi0zWO14JW5CrJt/CI2otyLncO2UQDCigFSeDD1VjE9d279JOnv8A');
INSERT INTO public.template_version VALUES ('894c6ec2-9d38-4060-8e36-2db00ab086ea', 'e36305ab-17e7-4c55-892d-1ee8f6205568', 'saved', 1, 'Deleted', 1795248000000, 'rZbbbtswDIZfxeC1Mjjukna+29IdCmxA0G7YxVAUisQ4wmTKkGS3QZB3H+ikid0VO7jxnX6Bn0hKpLmBujYacsCz6Vk6kYvR+BzPR6/VZDK6eJPp0RjxYjnN0slkegECGvTBOIIcxq9SEMC2VFsrIJoSQ5RlBfn4/M0ke32Rtp8AkiVCDpdoMaIGARqD8qaKO1B0yQITjyE6325bSUUtC7ZBAgGlI1x/IxMD5FBalipvFB5OxrKyMuLMUcSHCDmAAFchvb2ae1dWe8WEj0joZTRUQA7aEbbqvF5YE1aoIV9KG5AdWLs6Qr4B9UGFOHN25mqKkJ9NBajPuOxKAtS1KVYdKROgPpmuXSogrBDjHP0Xp2uLkEdf41aAllHyQQEVpyNA/mPTJvVRuStapy1whiNbwseDYsJ7kgvbcV1JujSBtb20FU94fE/WtLE/Ar8epSFEpMZ4RyVS7EDf99QhXFV7j6TWHejsKA2KXT5g6Aa+X/+ZtbuqJyiNlUdlZPuIj8TLvjwAbGhpn1KvOtoAZJC2F/bNfj3oUlyXNHMhJm6ZhH8iPu9cIbuuobWGCpHsn30iSSdSl2Zg6PeqA//u/E9DRaJkZeI/FNCzxKV5QC1DwNhNxAdWk4M8iEuSFPemLvWoDUBS1fQeUYMhcj0mFfql86Uk9feab8m33IW5cXUa1E64U65B36ewCQtXpGytj4qSdPPTVE+f1gFE8bdmMQylZVgtnPT6P2G9LO5ZMoS6rHbN+QSueWyQajxNwv7Xo+fi29XfSyltnb0U0i+tl9OeLZ5BLHOSu1+chKKWp6CY6gRp4WHqJI9QraQ/yaXvQO1UNQB2K0A5j9cYXO1V2+xuBXCrrK3cr7RpTOiPao/S3RjEY/PtMDZbBiM1nUGvv83j6n782/Ag3U6oGx4O8SZKzwNslmbT0TgbpXxGhd44bZSJ6zZ0iivYCrhXbFUamsmweidt299zmIAAqRSPouEaFZqGkzJvGTzI876hBik6vz7IWdoxm8t1z+Ys5fMOv4QN8K8m38C9VIqRGf93Cs8YEIALE7W8K2sbTWV3Lm35+wU=');
INSERT INTO public.template_version VALUES ('88c218f9-f54f-4bbb-b897-60481accba93', '93dbd1ca-943d-474f-b177-223280a160f4', 'saved', 4, 'Bakery', 1795309200000, 'rZbfb+M2DMf/lYDPypA4vfbqt13uxwpsQNDusIehKBiJcYjKkiHJboMg//tAJ03srtju3PhNX5sfkZRIcwt1zQZyuJ6ZpZlqHF9fzMz44upiNV5Or67GWTbLPk5wejlZXYCChkJk7yCH6S8TUCC2rrZWQeKSYsKygnx6df0hy7KPE3kUOCwJcviEjxQ2oMBQ1IGrtOdEbMiMsEB2oMCiK2os5HuSdekdbb47ThFyKK1IVWBNx12prCwmmnuX6DlBDqDAV+R+vVkEX1YHheM3chQwsSsgB+MdteqiXlqOazKQr9BGEgc2vk6Qb0F/1THNvZ372iXIZ5cK9O+06koK9C0X646UKdC/cdduoiCuidKCwh/e1JYgT6GmnQKDCWWjSFpyESH/e9sm9EV5KFqnLUh2k1jCt6PC8YvDpe24rtF95ijaQdqpVzw5I8tt7C/AP0/SECK5hoN3JbnUgX7pqUO4ug6BnN50oPOTNCh2fKbYDfyw/m/W/qheoQxVgTRje4NPxM99eQCY3cq+pt50tAHIiLYX9t1hPehQfJc09zGN/GoUf4j4tnMFdl0ja9kVanS49iN0ZoSm5IGhP+kO/C8fHtkVI40Vpx8ooDeJK34mgzFS6ibiq6ijozyI69Bp6U1d6kkbgHRV07tEDcUk9TiqKKx8KNHp/6/5lnwvXVgaV6dB7YUH7RsKfYqYiHDjtK3NSdHo7h65en21jiCX/tUshqEMxvXSYzA/Cetl8cDCGOuy2jfnM7gWqCFX03kS9rMevRXfvv7eS2nr7L2Qfmm9n/Zm8Qxi8VnOfnkWil6dg8LVGdIiw9RZLqFeYzjLoe9B7VQ1AHavQPtAtxR9HXTb7O4VSKusLR5WhhuO/VHtRXqYgnppvh3Gdidgck1n0Ou/lnH1MP5tZYhuJ9StDId0lzDIAJtNssvxNBtPZI+KAnvDmtOmDd2lNewUPGmxKtnNMa4/oW37ew4fQAFqLaNovCVN3EhSFi1Dhnh5z64hl3zYHOVs0jFb4KZnM5vIfsdfwhbkV5Nv4Qm1FmQm/50iCAYU0JKTwYeytokru3dpJ88/');
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.built_file
    ADD CONSTRAINT built_file_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.gallery_template
    ADD CONSTRAINT gallery_template_pkey PRIMARY KEY (uuid);
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.log_entry
    ADD CONSTRAINT log_entry_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.one_time_token
    ADD CONSTRAINT one_time_token_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.provider
    ADD CONSTRAINT provider_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.purchase_order
    ADD CONSTRAINT purchase_order_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.schema_version
    ADD CONSTRAINT schema_version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.template
    ADD CONSTRAINT template_pkey PRIMARY KEY (uuid);
ALTER TABLE ONLY public.template_version
    ADD CONSTRAINT template_version_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.usage_count
    ADD CONSTRAINT usage_count_key PRIMARY KEY (day, event, screen);
CREATE UNIQUE INDEX account_by_email ON public.account USING btree (email);
CREATE INDEX built_file_by_content_key ON public.built_file USING btree (account_id, content_key);
CREATE INDEX built_file_by_expires_at ON public.built_file USING btree (expires_at);
CREATE INDEX job_by_due_at ON public.job USING btree (due_at, id) WHERE (finished_at IS NULL);
CREATE INDEX log_entry_by_account ON public.log_entry USING btree (account_id, at);
CREATE INDEX log_entry_by_at ON public.log_entry USING btree (at);
CREATE INDEX log_entry_by_lmid ON public.log_entry USING btree (lmid, at);
CREATE INDEX one_time_token_by_account ON public.one_time_token USING btree (account_id, purpose);
CREATE INDEX provider_by_account ON public.provider USING btree (account_id);
CREATE UNIQUE INDEX provider_by_subject ON public.provider USING btree (provider, subject);
CREATE INDEX purchase_order_by_account ON public.purchase_order USING btree (account_id);
CREATE INDEX session_by_account_id ON public.session USING btree (account_id);
CREATE INDEX session_by_expires_at ON public.session USING btree (expires_at);
CREATE INDEX template_by_account_id_updated_at ON public.template USING btree (account_id, updated_at);
CREATE INDEX template_version_by_template ON public.template_version USING btree (template_uuid, saved_at);
ALTER TABLE ONLY public.built_file
    ADD CONSTRAINT built_file_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.gallery_template
    ADD CONSTRAINT gallery_template_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES public.account(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.one_time_token
    ADD CONSTRAINT one_time_token_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.provider
    ADD CONSTRAINT provider_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.purchase_order
    ADD CONSTRAINT purchase_order_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.template
    ADD CONSTRAINT template_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.template_version
    ADD CONSTRAINT template_version_template_uuid_fkey FOREIGN KEY (template_uuid) REFERENCES public.template(uuid) ON DELETE CASCADE;
